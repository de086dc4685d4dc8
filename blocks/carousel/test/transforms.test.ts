/** Transforms between a carousel and core galleries, images and covers. */
import type { Block } from '@wordpress/blocks';
import { transforms } from '../edit/transforms';
import { item } from '../../../tests/support/items';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
} ) );

jest.mock( '@frontage/editor', () => ( {
	queryLoopTransform: () => ( { blocks: [ 'core/query' ] } ),
} ) );

const block = (
	name: string,
	attributes: object = {},
	innerBlocks: Block[] = []
) => ( { name, attributes, innerBlocks } ) as Block;

const find = ( way: 'from' | 'to', name: string ) =>
	( transforms[ way ] as any[] ).find( ( { blocks } ) =>
		blocks.includes( name )
	);

const images = [ 1, 2 ].map( ( id ) => block( 'core/image', { id } ) );
const words = block( 'core/paragraph', { content: 'Text' } );
const cover = block( 'core/cover', { url: '/a.jpg' }, [ words ] );

it( 'converts a gallery with up to six columns and back', () => {
	const { transform } = find( 'from', 'core/gallery' );
	expect( transform( { align: 'wide', columns: 8 }, images ) ).toEqual(
		block( 'frontage/carousel', { align: 'wide', columns: 6 }, images )
	);
	const back = find( 'to', 'core/gallery' );
	expect( back.transform( { align: 'wide', columns: 3 }, images ) ).toEqual(
		block( 'core/gallery', { align: 'wide', columns: 3 }, images )
	);
	expect( back.transform( { columns: 0 }, images ).attributes ).toEqual( {
		align: undefined,
	} );
} );

it.each( [ 'core/image', 'core/cover' ] )(
	'converts several %s blocks with their content and back',
	( name ) => {
		const both = [ block( name, { id: 1 }, [ words ] ), block( name ) ];
		const made = find( 'from', name ).transform(
			both.map( ( { attributes } ) => attributes ),
			both.map( ( { innerBlocks } ) => innerBlocks )
		);
		expect( made ).toEqual( block( 'frontage/carousel', {}, both ) );
		expect( find( 'to', name ).transform( {}, both ) ).toEqual( both );
	}
);

it( 'offers only transforms that fit all items', () => {
	const isMatch = ( to: string, ...items: Block[] ) =>
		find( 'to', to ).isMatch( {}, block( 'frontage/carousel', {}, items ) );
	expect( isMatch( 'core/gallery', ...images ) ).toBe( true );
	expect( isMatch( 'core/gallery', item( images, 0 ), words ) ).toBe( false );
	expect( isMatch( 'core/cover', cover ) ).toBe( true );
	expect( isMatch( 'core/cover' ) ).toBe( false );
	expect( isMatch( 'core/image', cover ) ).toBe( false );
} );
