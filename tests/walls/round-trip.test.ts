/** Every wall of pictures becomes every other one and itself again, and no link, size, crop, text or caption is lost. */
import { createBlock, switchToBlockType, type Block } from '@wordpress/blocks';
import { readImages, readWall } from '../../src/editor/walls/convert';
import {
	CAPTION,
	coreGallery,
	coreImages,
	PICTURES,
	plain,
	registerWalls,
} from './walls';

// WordPress's blocks need it for pasting only, and it is an ES module.
jest.mock( 'marked', () => ( { Marked: class {} } ) );
jest.mock( '@wordpress/block-editor', () => ( {} ) );
jest.mock( '@wordpress/components', () => ( { SVG: 'svg', Path: 'path' } ) );
jest.mock( '@frontage/editor', () => ( {
	...jest.requireActual( '../../src/editor/walls' ),
	...jest.requireActual( '../../src/editor/image-source/is-sourced' ),
} ) );

const OURS = registerWalls();
const ALL = [ ...OURS, 'core/gallery', 'core/image' ];

const become = ( blocks: Block[], name: string ): Block[] => {
	const made = switchToBlockType( blocks, name );
	expect( made?.some( ( block ) => block.name === name ) ).toBe( true );
	return made ?? [];
};

/** A wall of the three pictures, with settings where it can have them. */
const wallNamed = ( name: string, settings: object ): Block[] => {
	if ( name === 'core/gallery' ) {
		return [ coreGallery() ];
	}
	if ( name === 'core/image' ) {
		return coreImages();
	}
	const [ block ] = become( [ coreGallery() ], name ) as [ Block ];
	return [
		createBlock(
			name,
			{ ...block.attributes, ...settings },
			block.innerBlocks
		),
	];
};

/** What must not be lost. */
const said = ( blocks: Block[] ) => {
	const [ block ] = blocks as [ Block ];
	const wall =
		block.name === 'core/image' ? readImages( blocks ) : readWall( block );
	const { caption, ratio, fit, align, label } = wall?.settings ?? {};
	return {
		pictures: wall?.pictures,
		settings: {
			caption,
			ratio,
			fit,
			label,
			...( block.name !== 'core/image' && { align } ),
		},
	};
};

const pairs = ALL.flatMap( ( from ) =>
	// Those of WordPress become each other without us.
	ALL.filter(
		( to ) =>
			to !== from &&
			OURS.some( ( name ) => [ from, to ].includes( name ) )
	).map( ( to ) => [ from, to ] as const )
);

it( 'knows all walls', () => {
	expect( OURS ).toEqual( [
		'frontage/carousel',
		'frontage/gallery',
		'frontage/image-grid',
		'frontage/justified-gallery',
		'frontage/slider',
		'frontage/slideshow',
	] );
} );

/** Every attribute of blocks and their parts, such as `alt="One"`. */
const facts = ( value: unknown, name = '' ): string[] =>
	value && typeof value === 'object'
		? Object.entries( value ).flatMap( ( [ key, part ] ) =>
				facts( part, Array.isArray( value ) ? name : key )
			)
		: [ `${ name }=${ JSON.stringify( value ) }` ];

/** As blocks of ours may name it. */
const NAMES: Record< string, RegExp > = {
	id: /^(id|mediaId)$/,
	url: /^(url|mediaUrl)$/,
	caption: /^(caption|content|text)$/,
	aspectRatio: /^(aspectRatio|ratio)$/,
	scale: /^(scale|fit)$/,
	sizeSlug: /^(sizeSlug|size)$/,
	href: /^(href|link|url)$/,
};

it.each( ALL )( '%s says everything about the pictures', ( name ) => {
	const found = facts( plain( wallNamed( name, {} ) ) ).map( ( fact ) =>
		fact === 'isNewTab=true' ? 'linkTarget="_blank"' : fact
	);
	const missing = [ ...PICTURES, { caption: CAPTION } ]
		.flatMap( ( picture ) => Object.entries( picture ) )
		.filter( ( [ , fact ] ) => fact && fact !== 'none' )
		.filter( ( [ key, fact ] ) => {
			const [ [ own = key, value ] ] =
				typeof fact === 'object'
					? Object.entries( fact )
					: [ [ key, fact ] ];
			return ! found.some( ( one ) => {
				const [ , at = '', is ] = /^(\w+)=(.*)$/s.exec( one ) ?? [];
				return (
					( NAMES[ own ]?.test( at ) ?? at === own ) &&
					is === JSON.stringify( value )
				);
			} );
		} );
	expect( missing ).toEqual( [] );
} );

describe.each( [
	[ 'as made', {} ],
	[ 'with a crop', { ratio: '3/2', fit: 'contain' } ],
	[ 'with a label', { label: 'The town' } ],
] )( '%s', ( _, settings ) => {
	it.each( pairs )( '%s becomes %s and itself again', ( from, to ) => {
		const before = wallNamed( from, settings );
		const there = become( before, to );
		const back = become( there, from );
		const ways = said( before );
		if ( ! to.startsWith( 'frontage/' ) ) {
			// Blocks of WordPress have no such attributes.
			Object.assign( ways.settings, { label: undefined } );
		}
		if ( to === 'core/image' ) {
			Object.assign( ways.settings, { align: undefined } );
		}
		if ( from === 'frontage/carousel' ) {
			// What it says about crops is said of its pictures.
			Object.assign( ways.settings, { ratio: undefined } );
		}
		expect( said( back ) ).toMatchObject( clean( ways ) );
		expect( said( back ).pictures ).toEqual( ways.pictures );
		// Blocks of WordPress lose what they have no attribute for.
		expect( to.startsWith( 'frontage/' ) ? plain( back ) : null ).toEqual(
			to.startsWith( 'frontage/' ) ? plain( before ) : null
		);
	} );
} );

/** Without what is not set. */
const clean = ( value: object ) => JSON.parse( JSON.stringify( value ) );

it( 'takes along how a carousel crops its images', () => {
	const before = wallNamed( 'frontage/carousel', {
		fit: 'contain',
		ratio: '4/3',
	} );
	const own = { aspectRatio: '4/3', scale: 'contain' };
	expect(
		JSON.stringify( plain( become( before, 'core/gallery' ) ) )
	).toContain( JSON.stringify( own ).slice( 1, -1 ) );
	const others = OURS.filter( ( name ) => name !== 'frontage/carousel' );
	expect( others ).not.toEqual( [] );
	for ( const to of others ) {
		const there = become( before, to );
		expect( plain( become( there, 'frontage/carousel' ) ) ).toEqual(
			plain( before )
		);
	}
} );

it( 'keeps settings that the layout between does not have', () => {
	const [ before ] = wallNamed( 'frontage/carousel', {
		columns: 5,
		loop: true,
		speed: 450,
	} ) as [ Block ];
	const [ rows ] = become( [ before ], 'frontage/justified-gallery' );
	const [ grid ] = become( [ rows as Block ], 'frontage/image-grid' );
	expect( grid?.attributes ).toMatchObject( { columns: 5 } );
	const [ back ] = become( [ grid as Block ], 'frontage/carousel' );
	expect( back?.attributes ).toMatchObject( {
		columns: 5,
		loop: true,
		speed: 450,
	} );
} );

it( 'prefers what the author changed in between', () => {
	const [ gallery ] = wallNamed( 'frontage/gallery', { columns: 8 } ) as [
		Block,
	];
	const [ grid ] = become( [ gallery ], 'frontage/image-grid' ) as [ Block ];
	expect( grid.attributes.columns ).toBe( 6 );
	grid.attributes.columns = 2;
	const [ back ] = become( [ grid ], 'frontage/gallery' );
	expect( back?.attributes.columns ).toBe( 2 );
} );

it( 'does not offer to lose what is no picture', () => {
	const [ slider ] = wallNamed( 'frontage/slider', {} ) as [ Block ];
	slider.innerBlocks.push( createBlock( 'frontage/slide' ) );
	expect( switchToBlockType( [ slider ], 'frontage/gallery' ) ).toBeNull();
	expect( switchToBlockType( [ slider ], 'core/gallery' ) ).toBeNull();
} );
