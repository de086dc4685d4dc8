/** Which modules “Turn off unused” turns off. */
import { unusedOf } from './unused';
import type { Module } from './types';

const module = ( slug: string, changed: Partial< Module > = {} ) =>
	( {
		kind: 'blocks',
		slug,
		parents: [],
		places: 0,
		isAutomatic: false,
		...changed,
	} ) as unknown as Module;

const MODULES = [
	module( 'unused' ),
	module( 'used', { places: 1 } ),
	module( 'child', { parents: [ 'used' ] } ),
	module( 'automatic', { isAutomatic: true } ),
	module( 'constant' ),
	module( 'off' ),
	module( 'feature', { kind: 'features', places: null } ),
	module( 'extension', { kind: 'extensions' } ),
];

const on = {
	blocks: {
		unused: true,
		used: true,
		child: true,
		automatic: true,
		constant: true,
		off: false,
	},
	features: { feature: true },
	extensions: { extension: true },
};

it( 'takes what is on and in no content; leaves what is unknown, a constant’s, or a part of another', () => {
	expect(
		unusedOf( MODULES, on, [ 'constant' ] ).map( ( { slug } ) => slug )
	).toEqual( [ 'unused', 'extension' ] );
} );
