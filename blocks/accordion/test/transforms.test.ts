/** Transforms from blocks with titled parts, and of accordion items into other blocks. */
import type { Block } from '@wordpress/blocks';
import { transforms } from '../edit/transforms';

let mockKnown: string[] = [];

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
	getBlockType: ( name: string ) => mockKnown.includes( name ) || undefined,
} ) );

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/parts' )
);

const block = (
	name: string,
	attributes: object = {},
	innerBlocks: Block[] = []
) => ( { name, attributes, innerBlocks } ) as Block;

const text = ( content: string ) => block( 'core/paragraph', { content } );
const heading = ( content: string ) => block( 'core/heading', { content } );
const item = ( attributes: object, ...inner: Block[] ) =>
	block( 'frontage/accordion-item', attributes, inner );

const [ fromHeadings, fromGroup, fromDetails, fromCore ] =
	transforms.from as any[];
const [ toDetails, toCore ] = transforms.to as any[];

it( 'moves text below the heading before it', () => {
	const blocks = [ heading( 'A' ), text( '1' ), text( '2' ), heading( 'B' ) ];
	expect( fromHeadings.isMatch( {}, blocks ) ).toBe( true );
	expect( fromHeadings.__experimentalConvert( blocks ) ).toEqual(
		block( 'frontage/accordion', {}, [
			item( { title: 'A', isOpen: false }, text( '1' ), text( '2' ) ),
			item( { title: 'B', isOpen: false } ),
		] )
	);
} );

it( 'is offered only for several blocks that start with a heading', () => {
	expect( fromHeadings.isMatch( {}, [ text( '1' ), heading( 'A' ) ] ) ).toBe(
		false
	);
	expect( fromHeadings.isMatch( {}, [ heading( 'A' ) ] ) ).toBe( false );
	expect( fromHeadings.isMatch( {}, heading( 'A' ) ) ).toBe( false );
} );

it( 'accepts a group with headings', () => {
	const inner = [ text( '1' ), heading( 'A' ) ];
	expect( fromGroup.isMatch( {}, block( 'core/group', {}, inner ) ) ).toBe(
		true
	);
	expect( fromGroup.isMatch( {}, block( 'core/group' ) ) ).toBe( false );
	expect( fromGroup.transform( {}, inner ).innerBlocks ).toEqual( [
		item( { title: '', isOpen: false }, text( '1' ) ),
		item( { title: 'A', isOpen: false } ),
	] );
} );

it( 'converts Details blocks; those with one name allow one open item or none', () => {
	const open = { summary: 'A', showContent: true };
	expect( fromDetails.transform( [ open ], [ [ text( '1' ) ] ] ) ).toEqual(
		block( 'frontage/accordion', { openMode: 'multiple' }, [
			item( { title: 'A', isOpen: true }, text( '1' ) ),
		] )
	);
	expect(
		fromDetails.transform( [ { ...open, name: 'g' } ], [ [] ] ).attributes
	).toEqual( { openMode: 'collapsible' } );
} );

it( 'converts to Details blocks that share a name unless several may be open', () => {
	const inner = [ item( { title: 'A', isOpen: true }, text( '1' ) ) ];
	expect( toDetails.transform( { openMode: 'multiple' }, inner ) ).toEqual( [
		block( 'core/details', { summary: 'A', showContent: true }, [
			text( '1' ),
		] ),
	] );
	const [ { attributes } ] = toDetails.transform(
		{ openMode: 'single', anchor: 'faq' },
		inner
	);
	expect( attributes.name ).toBe( 'faq' );
} );

it( 'converts to the core accordion and back without changes', () => {
	const attributes = {
		openMode: 'collapsible',
		headingLevel: 'h4',
		icon: 'plus',
		iconSide: 'start',
	};
	const inner = [
		item( { title: 'A', isOpen: true }, text( '1' ) ),
		item( { title: 'B', isOpen: false } ),
	];
	const theirs = toCore.transform( attributes, inner );
	expect( theirs.innerBlocks[ 0 ].innerBlocks ).toEqual( [
		block( 'core/accordion-heading', { title: 'A', level: 4 } ),
		block( 'core/accordion-panel', {}, [ text( '1' ) ] ),
	] );
	expect(
		fromCore.transform( theirs.attributes, theirs.innerBlocks )
	).toEqual( block( 'frontage/accordion', attributes, inner ) );
} );

it( 'offers the core accordion only where it exists', () => {
	expect( toCore.isMatch() ).toBe( false );
	mockKnown = [ 'core/accordion' ];
	expect( toCore.isMatch() ).toBe( true );
} );
