/** Whether a single character is neither a letter nor a digit; false for anything but one character. */
export function hasSpecialCharacter(character: string): boolean {
  return Array.from(character).length === 1 && !/[\p{L}\p{N}]/u.test(character)
}
