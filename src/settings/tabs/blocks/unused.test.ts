/** Which modules “Turn off unused” turns off. */
import { unusedOf } from './unused';
import type { Module } from './types';

const entry = ( slug: string, changed: Partial< Module > = {} ) =>
	( {
		kind: 'blocks',
		slug,
		parents: [],
		places: 0,
		isAutomatic: false,
		...changed,
	} ) as unknown as Module;

const MODULES = [
	entry( 'unused' ),
	entry( 'used', { places: 1 } ),
	entry( 'child', { parents: [ 'used' ] } ),
	entry( 'automatic', { isAutomatic: true } ),
	entry( 'constant' ),
	entry( 'off' ),
	entry( 'feature', { kind: 'features', places: null } ),
	entry( 'extension', { kind: 'extensions' } ),
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
