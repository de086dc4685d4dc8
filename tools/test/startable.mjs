/** Which group `npm test` starts next. */

/** Groups at a time, besides one that gives way. */
const AT_ONCE = 2;

/** @typedef {import('./groups.mjs').Group} Group */

/**
 * Returns the next group that may start now.
 *
 * @param {Group[]} waiting
 * @param {Group[]} running
 * @return {Group | undefined} Undefined if a running group must end first.
 */
export function startable( waiting, running ) {
	const unfinished = [ ...waiting, ...running ].map( ( { name } ) => name );
	const count = ( /** @type {Group} */ { idle = false } ) =>
		running.filter( ( group ) => ( group.idle ?? false ) === idle ).length;
	return waiting.find(
		( group ) =>
			count( group ) < ( group.idle ? 1 : AT_ONCE ) &&
			! ( group.after ?? [] ).some( ( name ) =>
				unfinished.includes( name )
			)
	);
}
