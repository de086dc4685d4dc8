/** The walls that the editor knows: core's gallery and those of modules, in the order of their registration. */
import { coreGallery } from './core-gallery';
import type { WallBlock } from './types';

const walls = new Map< string, WallBlock >( [
	[ coreGallery.metadata.name, coreGallery ],
] );

/** Names of all walls. The list grows with each, so that transforms registered earlier know later ones. */
export const wallNames = [ ...walls.keys() ];

/** Adds a wall. */
export function addWall( wall: WallBlock ): void {
	const { name } = wall.metadata;
	if ( ! walls.has( name ) ) {
		wallNames.push( name );
	}
	walls.set( name, wall );
}

/**
 * Returns how a block holds pictures; undefined if it is no wall.
 *
 * @param name Block name.
 */
export const wallNamed = ( name: string ): WallBlock | undefined =>
	walls.get( name );

/** Returns all walls. */
export const allWalls = (): WallBlock[] => [ ...walls.values() ];
