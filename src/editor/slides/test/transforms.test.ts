/** Core galleries, images and covers convert to slides and back. */
import type { Block } from '@wordpress/blocks';
import { slideTransforms } from '../slide-transforms';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		// As saved: properties that are not set are absent.
		attributes: JSON.parse( JSON.stringify( attributes ) ),
		innerBlocks,
	} ),
} ) );

const block = (
	name: string,
	attributes: object = {},
	innerBlocks: Block[] = []
) => ( { name, attributes, innerBlocks } ) as Block;

const { from, to } = slideTransforms( 'frontage/slider' ) as any;
const [ fromGallery, fromImages, fromCovers ] = from;
const [ toGallery, toImages, toCovers ] = to;

const words = block( 'core/paragraph', { content: 'Low tide' } );

const IMAGE = {
	id: 7,
	url: '/a.jpg',
	alt: 'A beach',
	caption: 'Low tide',
	href: '/beach/',
	linkTarget: '_blank',
	linkDestination: 'custom',
};

const COVER = {
	id: 7,
	url: '/a.mp4',
	alt: 'Waves',
	backgroundType: 'video',
	focalPoint: { x: 0.2, y: 0.8 },
	dimRatio: 40,
	contentPosition: 'bottom left',
	overlayColor: 'contrast',
};

it( 'converts images with alt text, caption and link, and back', () => {
	const slider = fromImages.transform( [ IMAGE, { url: '/b.jpg' } ], [] );
	expect( slider ).toMatchObject( {
		name: 'frontage/slider',
		innerBlocks: [
			{
				attributes: {
					mediaId: 7,
					mediaUrl: '/a.jpg',
					alt: 'A beach',
					href: '/beach/',
					isNewTab: true,
				},
				innerBlocks: [ words ],
			},
			{ attributes: { mediaUrl: '/b.jpg', alt: '' }, innerBlocks: [] },
		],
	} );
	slider.innerBlocks.forEach(
		( { attributes }: Block ) => ( attributes.mediaType = 'image' )
	);
	expect( toImages.isMatch( {}, slider ) ).toBe( true );
	expect( toImages.transform( {}, slider.innerBlocks ) ).toEqual( [
		block( 'core/image', IMAGE ),
		block( 'core/image', { url: '/b.jpg', alt: '' } ),
	] );
} );

it( 'converts covers with video, focal point, dim ratio, position, color and text', () => {
	const slider = fromCovers.transform( [ COVER ], [ [ words ] ] );
	expect( slider.innerBlocks[ 0 ].attributes ).toMatchObject( {
		mediaType: 'video',
		position: 'bottom start',
		dim: 40,
		backgroundColor: 'contrast',
	} );
	expect( toCovers.transform( {}, slider.innerBlocks ) ).toEqual( [
		block( 'core/cover', COVER, [ words ] ),
	] );
} );

it( 'keeps a custom color, which is used alone without an image', () => {
	const [ slide ] = fromCovers.transform(
		[ { customOverlayColor: '#123456', dimRatio: 100 } ],
		[]
	).innerBlocks;
	expect( slide.attributes.style ).toEqual( {
		color: { background: '#123456' },
	} );
	expect( toCovers.transform( {}, [ slide ] )[ 0 ].attributes ).toMatchObject(
		{ customOverlayColor: '#123456', dimRatio: 100 }
	);
} );

it( 'converts galleries and skips other content', () => {
	const slider = fromGallery.transform( { align: 'wide' }, [
		block( 'core/image', IMAGE ),
	] );
	expect( slider.attributes ).toEqual( { align: 'wide' } );
	const picture = slider.innerBlocks[ 0 ];
	picture.attributes.mediaType = 'image';
	const slides = [ picture, block( 'frontage/slide' ) ];
	expect( toGallery.isMatch( {}, block( 'x', {}, slides ) ) ).toBe( true );
	expect( toGallery.isMatch( {}, block( 'x', {}, [ slides[ 1 ] ] ) ) ).toBe(
		false
	);
	expect( toGallery.transform( { align: 'wide' }, slides ) ).toMatchObject( {
		attributes: { align: 'wide' },
		innerBlocks: [ { attributes: IMAGE } ],
	} );
} );
