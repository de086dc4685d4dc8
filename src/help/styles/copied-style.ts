/** A block's style: its style attributes, never content, IDs or names. */
import {
	getBlockSupport,
	getBlockType,
	hasBlockSupport,
} from '@wordpress/blocks';
import { helpOf } from '@frontage/editor';

type Attributes = Record< string, unknown >;

interface BlockLike {
	name: string;
	attributes: Attributes;
}

export interface CopiedStyle {
	/** Identifies our data in the clipboard. */
	frontage: 'look';
	version: 1;
	/** Name of the block it was copied from. */
	name: string;
	attributes: Attributes;
}

/** Attributes that WordPress adds to blocks, by block support. */
const SUPPORTS: Record< string, string[] > = {
	align: [ 'align' ],
	textColor: [ 'color.text' ],
	backgroundColor: [ 'color.background' ],
	gradient: [ 'color.gradients' ],
	borderColor: [ 'border.color', '__experimentalBorder.color' ],
	fontSize: [ 'typography.fontSize' ],
	fontFamily: [
		'typography.fontFamily',
		'typography.__experimentalFontFamily',
	],
	layout: [ 'layout' ],
	frontage: [ 'customClassName' ],
};

/** Keys of the `style` attribute, by block support. */
const STYLE_PARTS: Record< string, string[] > = {
	color: [ 'color' ],
	elements: [ 'color' ],
	background: [ 'background' ],
	border: [ 'border', '__experimentalBorder' ],
	spacing: [ 'spacing' ],
	typography: [ 'typography' ],
	shadow: [ 'shadow' ],
	dimensions: [ 'dimensions' ],
};

/** Supports that are on by default once the group is set. */
const ON_IN_GROUP = [ 'color.text', 'color.background' ];

function supports( name: string, features: string[] ): boolean {
	return features.some( ( feature ) => {
		const [ group = '' ] = feature.split( '.' );
		return ON_IN_GROUP.includes( feature )
			? hasBlockSupport( name, group ) &&
					getBlockSupport( name, feature ) !== false
			: hasBlockSupport( name, feature, feature === 'customClassName' );
	} );
}

const supported = ( name: string, table: Record< string, string[] > ) =>
	Object.entries( table )
		.filter( ( [ , features ] ) => supports( name, features ) )
		.map( ( [ key ] ) => key );

const STYLE_CLASS = /^is-style-/;

const classes = ( attributes: Attributes ) =>
	String( attributes.className ?? '' )
		.split( /\s+/ )
		.filter( Boolean );

const isRecord = ( value: unknown ): value is Attributes =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const pick = ( from: unknown, keys: string[] ): Attributes =>
	Object.fromEntries(
		keys
			.filter( ( key ) => isRecord( from ) && from[ key ] !== undefined )
			.map( ( key ) => [ key, ( from as Attributes )[ key ] ] )
	);

/** Returns a block's style. */
export function styleOf( { name, attributes }: BlockLike ): CopiedStyle {
	const style = pick( attributes.style, supported( name, STYLE_PARTS ) );
	const className = classes( attributes ).find( ( one ) =>
		STYLE_CLASS.test( one )
	);
	return {
		frontage: 'look',
		version: 1,
		name,
		attributes: {
			...pick( attributes, [
				...supported( name, SUPPORTS ),
				...( helpOf( name ).look ?? [] ),
			] ),
			...( Object.keys( style ).length && { style } ),
			...( className && { className } ),
		},
	};
}

/**
 * Returns the attribute changes that apply a style to a block. The style comes from the clipboard and is
 * not trusted. Attributes that the style does not have are reset.
 */
export function withStyle(
	look: CopiedStyle,
	{ name, attributes }: BlockLike
) {
	const keys = supported( name, SUPPORTS );
	const isSame = look.name === name;
	const changed: Attributes = {
		...Object.fromEntries( keys.map( ( key ) => [ key, undefined ] ) ),
		...pick( look.attributes, keys ),
		style: styleFor( look, name, attributes.style ),
	};
	return isSame
		? {
				...changed,
				...ownOf( look ),
				className: classFor( look, attributes ),
			}
		: changed;
}

/**
 * Merges the `style` attribute; parts that a pasted style must not change are kept.
 *
 * @param look  The style.
 * @param name  Name of the target block.
 * @param style The target's `style` attribute.
 */
function styleFor( look: CopiedStyle, name: string, style: unknown ) {
	const parts = supported( name, STYLE_PARTS );
	const kept = Object.entries( isRecord( style ) ? style : {} ).filter(
		( [ part ] ) => ! parts.includes( part )
	);
	const next = {
		...Object.fromEntries( kept ),
		...pick( look.attributes.style, parts ),
	};
	return Object.keys( next ).length ? next : undefined;
}

function classFor( look: CopiedStyle, attributes: Attributes ) {
	const own = classes( attributes ).filter(
		( one ) => ! STYLE_CLASS.test( one )
	);
	const [ style ] = classes( look.attributes ).filter( ( one ) =>
		STYLE_CLASS.test( one )
	);
	return [ ...own, style ].filter( Boolean ).join( ' ' ) || undefined;
}

interface Schema {
	type?: string;
	enum?: unknown[];
	default?: unknown;
}

/**
 * Returns the module's own attributes of a style: valid values, or their defaults.
 *
 * @param look The style.
 */
function ownOf( look: CopiedStyle ): Attributes {
	const schemas = ( getBlockType( look.name )?.attributes ?? {} ) as Record<
		string,
		Schema
	>;
	return Object.fromEntries(
		( helpOf( look.name ).look ?? [] ).map( ( key ) => {
			const value = look.attributes[ key ];
			const schema = schemas[ key ] ?? {};
			return [ key, fits( value, schema ) ? value : schema.default ];
		} )
	);
}

function fits( value: unknown, { type, enum: allowed }: Schema ): boolean {
	const kind = Array.isArray( value ) ? 'array' : typeof value;
	const wanted = type === 'integer' ? 'number' : type;
	return kind === wanted && ( ! allowed || allowed.includes( value ) );
}
