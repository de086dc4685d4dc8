/** Transforms between members and core images. */
import type { Block } from '@wordpress/blocks';
import { transforms } from '../edit/transforms';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
} ) );

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/parts' )
);

const block = (
	name: string,
	attributes: object = {},
	innerBlocks: Block[] = []
) => ( { name, attributes, innerBlocks } ) as Block;

const [ fromImages, fromMediaText ] = transforms.from as any[];
const [ toMediaText ] = transforms.to as any[];
const story = block( 'core/paragraph', { content: 'A story.' } );

it( 'converts each image to a person, named by its caption', () => {
	expect(
		fromImages.transform( [
			{ id: 7, url: '/a.jpg', alt: 'Ada', caption: '<b>Ada</b>' },
			{ url: '/b.jpg' },
		] )
	).toEqual( [
		block( 'frontage/member', {
			id: 7,
			url: '/a.jpg',
			alt: 'Ada',
			name: 'Ada',
		} ),
		block( 'frontage/member', {
			id: 0,
			url: '/b.jpg',
			alt: '',
			name: '',
		} ),
	] );
} );

it( 'uses the heading next to an image as the name, and converts back', () => {
	const media = { mediaId: 7, mediaUrl: '/a.jpg', mediaAlt: '' };
	const name = block( 'core/heading', { level: 3, content: 'Ada' } );
	const member = fromMediaText.transform( media, [ name, story ] );
	expect( member ).toEqual(
		block(
			'frontage/member',
			{ id: 7, url: '/a.jpg', alt: '', name: 'Ada' },
			[ story ]
		)
	);
	expect(
		toMediaText.transform( { ...member.attributes, role: 'Cook' }, [
			story,
		] )
	).toEqual(
		block( 'core/media-text', { ...media, mediaType: 'image' }, [
			name,
			block( 'core/paragraph', { content: 'Cook' } ),
			story,
		] )
	);
	expect( fromMediaText.isMatch( { mediaType: 'video' } ) ).toBe( false );
} );
