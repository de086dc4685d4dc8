/** The modules that can be turned off without anyone noticing. */
import type { Module, Switches } from './types';

/**
 * Returns the modules that are on and in no content.
 *
 * Leaves out those whose use is unknown: features, which apply to the whole site, blocks that appear by a
 * setting, and child blocks, which follow their parents.
 *
 * @param modules All modules.
 * @param on      Whether each is on.
 * @param locked  Slugs of modules that a constant turns on or off.
 */
export const unusedOf = (
	modules: Module[],
	on: Switches,
	locked: string[]
): Module[] =>
	modules.filter(
		( { kind, slug, places, parents, isAutomatic } ) =>
			places === 0 &&
			! isAutomatic &&
			! parents.length &&
			on[ kind ][ slug ] &&
			! locked.includes( slug )
	);
