/** Core's covers and pictures convert to slides and back. */
import type { Block } from '@wordpress/blocks';
import { picturesOfSlides, slidesOfPictures } from '../picture-slides';
import { slideTransforms } from '../slide-transforms';

jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: () => undefined,
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
const [ fromCovers ] = from;
const [ toCovers ] = to;

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

it( 'converts pictures with alternative text, caption and link, and back', () => {
	const slides = slidesOfPictures( [ IMAGE, { url: '/b.jpg' } ] );
	expect( slides ).toMatchObject( [
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
	] );
	expect( picturesOfSlides( slides ) ).toMatchObject( [
		IMAGE,
		{ url: '/b.jpg', alt: '', caption: '' },
	] );
} );

it( 'keeps the look of a slide for the way back', () => {
	const slide = block( 'frontage/slide', {
		mediaId: 7,
		alt: '',
		dim: 40,
		position: 'top end',
	} );
	const [ picture ] = picturesOfSlides( [ slide ] ) ?? [];
	expect( slidesOfPictures( [ picture ?? {} ] )[ 0 ]?.attributes ).toEqual(
		expect.objectContaining( slide.attributes )
	);
} );

it( 'finds no pictures if a slide is more than one', () => {
	const picture = block( 'frontage/slide', { mediaId: 7 } );
	for ( const other of [
		block( 'frontage/slide' ),
		block( 'frontage/slide', { mediaId: 8, mediaType: 'video' } ),
		block( 'frontage/slide', { mediaId: 8 }, [ block( 'core/buttons' ) ] ),
	] ) {
		expect( picturesOfSlides( [ picture, other ] ) ).toBeNull();
	}
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
