/** Content of slides: images, parts of the page, videos, and error messages. */
import type { Terms } from '@frontage/consent';
import { Picture } from '../picture';
import { slideOf } from '../slides';
import type { Item, LightboxProps } from '../types';

const mockCall = jest.fn();
let mockAgree: () => void;
const mockStop = jest.fn();

jest.mock( '@frontage/api', () => ( {
	callAction: ( ...asked: unknown[] ) => mockCall( ...asked ),
} ) );
jest.mock( '@frontage/consent', () => ( {
	gate: ( _: Element, terms: unknown, load: () => void ) => {
		mockAgree = load;
		expect( terms ).toBe( mockTerms );
		return mockStop;
	},
} ) );

const mockTerms: Terms = { vendor: '', category: '', mode: 'ask' };
const props: LightboxProps = {
	style: '',
	words: {
		name: '',
		close: '',
		previous: '',
		next: '',
		play: '',
		pause: '',
		zoom: '',
		full: '',
		copy: '',
		copied: '',
		download: '',
		counter: '',
		video: 'Video',
		broken: '',
		failed: '',
		retry: '',
		noVideo: 'No video.',
	},
	terms: { youtube: mockTerms, vimeo: mockTerms },
};

const itemOf = (
	kind: Item[ 'kind' ],
	key: string,
	href: string,
	inner = ''
) => {
	const link = document.createElement( 'a' );
	link.href = href;
	link.innerHTML = inner;
	link.dataset.frontageVideo = 'signed';
	const thumb = link.querySelector( 'img' );
	return { kind, key, link, thumb, name: key } as Item;
};

const contentOf = ( slide: ReturnType< typeof slideOf >[ 0 ] ) => slide;

const done = () => new Promise( ( then ) => setTimeout( then ) );

beforeEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML =
		'<template data-vendor="youtube"><div class="frontage-consent">May YouTube?</div></template>';
	HTMLMediaElement.prototype.play = jest.fn( () => Promise.reject() );
	HTMLMediaElement.prototype.pause = jest.fn();
} );

it( 'shows an image in the box of its picture', () => {
	const shown = itemOf( 'image', 'sea', '/sea.jpg', '<img alt="The sea">' );
	const picture = new Picture( shown, jest.fn() );
	const [ slide, box ] = slideOf( shown, picture, props );
	expect( slide ).toBe( picture.box );
	expect( () =>
		[ box.fill, box.leave, box.empty ].forEach( ( run ) => run() )
	).not.toThrow();
} );

it( 'moves page content in and back to its position', () => {
	document.body.innerHTML =
		'<main><p>Before</p><section id="part" hidden>Part</section><p>After</p></main>';
	const before = document.body.innerHTML;
	const part = document.getElementById( 'part' )!;
	const [ slide, box ] = slideOf(
		itemOf( 'inline', 'part', '#part' ),
		null,
		props
	);
	box.fill();
	box.fill();
	expect( contentOf( slide ).className ).toBe(
		'frontage-lightbox__box is-inline'
	);
	expect( part.parentElement ).toBe( contentOf( slide ) );
	expect( part.hidden ).toBe( false );
	box.leave();
	expect( part.parentElement ).toBe( contentOf( slide ) );
	box.empty();
	expect( document.body.innerHTML ).toBe( before );
} );

it( 'plays a file with its poster, and reports a missing one', () => {
	const [ slide, box ] = slideOf(
		itemOf( 'video', 'sea', '/sea.mp4', '<img src="/sea.jpg" alt="">' ),
		null,
		props
	);
	expect( contentOf( slide ).innerHTML ).toBe( '' );
	box.fill();
	const video = contentOf( slide ).querySelector( 'video' )!;
	expect( video ).toMatchObject( {
		src: 'http://localhost/sea.mp4',
		poster: 'http://localhost/sea.jpg',
		controls: true,
		playsInline: true,
	} );
	expect( video.play ).toHaveBeenCalledTimes( 1 );
	box.leave();
	expect( video.pause ).toHaveBeenCalledTimes( 1 );
	video.dispatchEvent( new Event( 'error' ) );
	expect( contentOf( slide ).textContent ).toBe( 'No video.' );
	expect( contentOf( slide ).querySelector( 'svg' ) ).not.toBeNull();
} );

it( 'asks before it contacts YouTube, and removes the video when leaving it', async () => {
	const [ slide, box ] = slideOf(
		itemOf( 'youtube', 'abc', 'https://youtu.be/abc', 'Our <b>video</b>' ),
		null,
		props
	);
	box.fill();
	const content = contentOf( slide );
	expect( content.textContent ).toBe( 'May YouTube?' );
	expect( content.querySelector( 'iframe' ) ).toBeNull();
	mockAgree();
	await done();
	const player = content.querySelector( 'iframe' )!;
	expect( player.src ).toBe(
		'https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0'
	);
	expect( player.title ).toBe( 'Our video' );
	expect( content.style.getPropertyValue( '--ratio' ) ).toBe( '16 / 9' );
	box.leave();
	expect( content.innerHTML ).toBe( '' );
	expect( mockStop ).toHaveBeenCalled();
} );

it( 'requests the size of a Vimeo video from this site (S2 §7)', async () => {
	mockCall.mockResolvedValueOnce( { width: 1920, height: 800 } );
	const [ slide, box ] = slideOf(
		itemOf( 'vimeo', '76979871/ab12', 'https://vimeo.com/76979871/ab12' ),
		null,
		props
	);
	box.fill();
	mockAgree();
	await done();
	await done();
	expect( mockCall ).toHaveBeenCalledWith( 'frontage_video_size', {
		video: 'signed',
	} );
	const content = contentOf( slide );
	expect( content.style.getPropertyValue( '--ratio' ) ).toBe( '1920 / 800' );
	expect( content.querySelector( 'iframe' ) ).toMatchObject( {
		src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12',
		title: 'Video',
	} );
} );

it( 'shows the icon in the slot if Vimeo does not respond (S2 §8)', async () => {
	mockCall.mockRejectedValueOnce( new Error( '404' ) );
	const [ slide, box ] = slideOf(
		itemOf( 'vimeo', '1', 'https://vimeo.com/1' ),
		null,
		props
	);
	box.fill();
	mockAgree();
	await done();
	await done();
	expect( contentOf( slide ).querySelector( 'iframe' ) ).toBeNull();
	expect( contentOf( slide ).textContent ).toBe( 'No video.' );
	expect(
		contentOf( slide ).querySelector( '.frontage-lightbox__failure svg' )
	).not.toBeNull();
} );
