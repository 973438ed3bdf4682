/** Class names for what only some viewers of a public page see; `MemberMark` sets the marks they read. */
export const forVisitors = "[[data-member]_&]:hidden";
export const forMembers = "[html:not([data-member])_&]:hidden";
export const forNewcomers = "[[data-enrolled]_&]:hidden";
