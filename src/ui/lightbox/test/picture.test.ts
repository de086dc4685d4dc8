import { groundOf, Picture } from '../picture';
import type { Item } from '../types';

const decode = jest.fn();

const make = ( thumb: string, href = '/sea-scaled.jpg' ) => {
	const link = document.createElement( 'a' );
	link.href = href;
	link.innerHTML = thumb;
	document.body.replaceChildren( link );
	const changed = jest.fn();
	const picture = new Picture(
		{
			kind: 'image',
			key: 'sea',
			name: 'sea',
			link,
			thumb: link.querySelector( 'img' ),
		} satisfies Item,
		changed
	);
	const image = () => picture.box.querySelector( 'img' )!;
	return { picture, image, changed };
};

const SIZED =
	'<img alt="The sea" data-frontage-size="2560x1707" srcset="/sea-300.jpg 300w">';

const come = ( image: HTMLImageElement, width: number, height: number ) => {
	Object.defineProperties( image, {
		naturalWidth: { value: width },
		naturalHeight: { value: height },
	} );
	image.dispatchEvent( new Event( 'load' ) );
};

beforeEach( () => {
	decode.mockReset().mockResolvedValue( undefined );
	HTMLImageElement.prototype.decode = decode;
} );

it( 'knows its size before it has loaded, and offers the largest file with the others', () => {
	const { picture, image } = make( SIZED );
	expect( picture.full ).toEqual( { width: 2560, height: 1707 } );
	expect( picture.box.style.getPropertyValue( '--width' ) ).toBe( '2560' );
	expect( image().getAttribute( 'src' ) ).toBeNull();
	picture.load();
	expect( image() ).toMatchObject( {
		alt: 'The sea',
		srcset: '/sea-300.jpg 300w, http://localhost/sea-scaled.jpg 2560w',
		src: 'http://localhost/sea-scaled.jpg',
	} );
	expect( image().sizes ).toMatch( /^\d+px$/ );
} );

it( 'takes the files of the whole picture if the one on the page is cropped', () => {
	const { picture, image } = make(
		SIZED.replace(
			' srcset',
			' data-frontage-set="/w-300.jpg 300w" srcset'
		)
	);
	picture.load();
	expect( image().srcset ).toMatch( /^\/w-300\.jpg 300w, / );
	const alone = make(
		SIZED.replace( ' srcset', ' data-frontage-set="" srcset' )
	);
	alone.picture.load();
	expect( alone.image().srcset ).toBe( '' );
} );

it( 'learns its size from the file if nobody has told it', () => {
	const { picture, image, changed } = make(
		'<img alt="" srcset="/a.jpg 300w">'
	);
	picture.load();
	expect( image().srcset ).toBe( '' );
	come( image(), 640, 480 );
	expect( picture.full ).toEqual( { width: 640, height: 480 } );
	expect( changed ).toHaveBeenCalled();
} );

it( 'fetches the largest file once, and shows it when it can be painted', async () => {
	const { picture, image } = make( SIZED );
	picture.load();
	const small = image();
	const both = [ picture.enlarge(), picture.enlarge() ];
	expect( image() ).toBe( small );
	await Promise.all( both );
	expect( decode ).toHaveBeenCalledTimes( 1 );
	expect( image() ).toMatchObject( {
		src: 'http://localhost/sea-scaled.jpg',
		srcset: '',
		alt: 'The sea',
	} );
} );

it( 'keeps the file it has if the largest one does not come', async () => {
	decode.mockRejectedValue( new Error( 'gone' ) );
	const { picture, image } = make( SIZED );
	picture.load();
	const small = image();
	await picture.enlarge();
	expect( image() ).toBe( small );
} );

it( 'tries the file of its link if a smaller one fails', () => {
	const { picture, image } = make( SIZED );
	picture.load();
	image().dispatchEvent( new Event( 'error' ) );
	expect( image().hasAttribute( 'srcset' ) ).toBe( false );
	expect( image().src ).toBe( 'http://localhost/sea-scaled.jpg' );
} );

it( 'puts only what may be transparent on the ground of its page', () => {
	document.body.style.backgroundColor = 'rgb(1, 2, 3)';
	for ( const [ href, ground ] of [
		[ '/logo.png', 'rgb(1, 2, 3)' ],
		[ '/sea.jpg', '' ],
	] ) {
		const { picture, image } = make( '<img alt="">', href );
		picture.load();
		come( image(), 300, 200 );
		expect( picture.box.style.backgroundColor ).toBe( ground );
	}
	document.body.style.backgroundColor = '';
	expect( groundOf( document.body ) ).toBe( 'Canvas' );
} );
