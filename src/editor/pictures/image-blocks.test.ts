/** Pictures of ours become images of WordPress that are valid when they are read again. */
import { imageBlock } from './image-blocks';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object ) => ( {
		name,
		attributes,
	} ),
} ) );

it( 'leaves the size of the file behind, and keeps the one that an author gave an image', () => {
	const url = '/harbour.jpg';
	expect(
		imageBlock( { url, width: 6000, height: 4000 } ).attributes
	).toEqual( { url } );
	expect(
		imageBlock( { url, width: '300px', height: 'auto' } ).attributes
	).toEqual( { url, width: '300px', height: 'auto' } );
} );
