/** Settings that go from wall to wall; those that a block has no place for are kept for the way back. */
import { getBlockType } from '@wordpress/blocks';
import type { Schema, Values, WallBlock, WallSettings } from './types';

/** Attribute with settings of other layouts. */
export const KEPT = 'otherLayouts';

/** Settings that make the look: they are taken along even if they are the default. */
const STYLE = [
	...[ 'columns', 'columnsTablet', 'columnsPhone', 'ratio', 'fit' ],
	...[ 'captions', 'opens', 'pageSize' ],
];

export const isSame = ( one: unknown, other: unknown ): boolean =>
	JSON.stringify( one ) === JSON.stringify( other );

/** Attributes of a block, with those that WordPress adds for what it supports. */
const schemasOf = ( { metadata }: WallBlock ): Record< string, Schema > => ( {
	...getBlockType( metadata.name )?.attributes,
	...metadata.attributes,
} );

const filtered = (
	values: Values,
	isKept: ( name: string, value: unknown ) => boolean
): Values =>
	Object.fromEntries(
		Object.entries( values ).filter( ( [ name, value ] ) =>
			isKept( name, value )
		)
	);

/**
 * Returns what an attribute can hold of a value; undefined for nothing.
 *
 * @param value  Any value.
 * @param schema The attribute.
 */
function fitting( value: unknown, schema: Schema = {} ): unknown {
	if ( schema.enum && ! schema.enum.includes( value ) ) {
		return undefined;
	}
	if ( typeof value === 'number' ) {
		return value < ( schema.minimum ?? value )
			? undefined
			: Math.min( value, schema.maximum ?? value );
	}
	return value;
}

/**
 * Returns the attributes that say what the settings say, as far as they can.
 *
 * @param wall     The block.
 * @param settings In common terms.
 * @param count    Number of pictures.
 */
export function attributesFor(
	wall: WallBlock,
	settings: WallSettings,
	count: number
): Values {
	const schemas = schemasOf( wall );
	const given = wall.write ? wall.write( settings, count ) : settings;
	return filtered(
		Object.fromEntries(
			Object.entries( given ).map( ( [ name, value ] ) => [
				name,
				fitting( value, schemas[ name ] ),
			] )
		),
		( name, value ) => name in schemas && value !== undefined
	);
}

/** Settings that a block states itself, without what it keeps for others. */
function ownSettings( wall: WallBlock, attributes: Values ): WallSettings {
	const schemas = schemasOf( wall );
	const inCommon = wall.read ?? ( ( same: Values ) => same );
	const defaults = Object.fromEntries(
		Object.entries( schemas ).map( ( [ name, schema ] ) => [
			name,
			schema.default,
		] )
	);
	const held = [ KEPT, ...( wall.held ?? [] ) ];
	const look = [ ...STYLE, ...( wall.always ?? [] ) ];
	const isSetting = ( name: string, value: unknown ) =>
		! held.includes( name ) && value !== undefined;
	const usual = inCommon( filtered( defaults, isSetting ) );
	return filtered(
		inCommon( filtered( { ...defaults, ...attributes }, isSetting ) ),
		( name, value ) =>
			value !== undefined &&
			( look.includes( name ) || ! isSame( value, usual[ name ] ) )
	);
}

/**
 * Returns all settings of a block, among them those that only other layouts use. One that the author has changed since
 * the block was made counts more than the one that it was made with.
 *
 * @param wall       The block.
 * @param attributes Its attributes.
 * @param count      Number of its pictures.
 */
export function settingsIn(
	wall: WallBlock,
	attributes: Values,
	count: number
): WallSettings {
	const own = ownSettings( wall, attributes );
	const kept = ( attributes[ KEPT ] ?? {} ) as WallSettings;
	const made = ownSettings(
		wall,
		attributesFor( wall, { ...own, ...kept }, count )
	);
	return {
		...own,
		...filtered( kept, ( name ) => isSame( own[ name ], made[ name ] ) ),
	};
}

/**
 * Returns the settings that a block would forget.
 *
 * @param wall       The block.
 * @param settings   That it was made with.
 * @param attributes That it has.
 */
export function forgotten(
	wall: WallBlock,
	settings: WallSettings,
	attributes: Values
): WallSettings | undefined {
	const own = ownSettings( wall, attributes );
	const rest = filtered(
		settings,
		( name, value ) => value !== undefined && ! isSame( value, own[ name ] )
	);
	return Object.keys( rest ).length ? rest : undefined;
}
