/** The button on the front end. */
import {
	HTML,
	answer,
	answers,
	cleanUp,
	content,
	islands,
	said,
	sent,
	settle,
	wake,
} from './stage';

describe( 'a click', () => {
	it( 'shows the result at once, sends post and text, and shows the response', async () => {
		answers.push( answer( content( 1 ) ) );
		const button = wake( islands()[ 0 ] );
		button.click();
		expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( button.hasAttribute( 'data-pending' ) ).toBe( true );
		expect( button.title ).toBe( '' );
		await settle();
		expect( sent ).toEqual( [
			{
				door: '/ajax',
				fields: {
					action: 'zilla-likes',
					likes_id: '9100',
					postfix: 'star',
				},
			},
		] );
		expect( button.hasAttribute( 'data-pending' ) ).toBe( false );
		expect( button.title ).toBe( 'You already like this' );
		expect( button.textContent ).toContain( '1 star' );
	} );

	it( 'does nothing if the post is already liked', async () => {
		answers.push( answer( content( 1 ) ) );
		const button = wake( islands()[ 0 ] );
		button.click();
		button.click();
		await settle();
		button.click();
		await settle();
		expect( sent ).toHaveLength( 1 );
	} );

	it( 'updates every button of the post with its own texts', async () => {
		const [ first, second ] = islands();
		const props = JSON.parse( second.getAttribute( 'props' )! );
		second.setAttribute(
			'props',
			JSON.stringify( { ...props, words: [ 'none', 'one', 'many' ] } )
		);
		answers.push( answer( content( 7 ) ) );
		wake( first ).click();
		await settle();
		expect( first.textContent ).toContain( '7 stars' );
		expect( second.textContent ).toContain( '7 many' );
		expect( second.querySelector( 'button' )!.title ).toBe(
			'You already like this'
		);
	} );

	it( 'does not change buttons of other posts', async () => {
		const [ first, second ] = islands();
		const props = JSON.parse( second.getAttribute( 'props' )! );
		second.setAttribute( 'props', JSON.stringify( { ...props, post: 8 } ) );
		answers.push( answer( content( 7 ) ) );
		wake( first ).click();
		await settle();
		expect( second.textContent ).toContain( 'Be the first' );
		expect(
			second.querySelector( 'button' )!.getAttribute( 'aria-pressed' )
		).toBe( 'false' );
	} );
} );

describe( 'a failed click', () => {
	it( 'is undone with a message and can be repeated', async () => {
		const button = wake( islands()[ 0 ] );
		button.click();
		await settle();
		expect( sent.map( ( { door } ) => door ) ).toEqual( [
			'/ajax',
			'/rest/frontage/v1/action/zilla-likes',
		] );
		expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'false' );
		expect( button.hasAttribute( 'data-pending' ) ).toBe( false );
		expect( said() ).toEqual( [
			'Your like could not be saved. Check your connection and try again.',
			'',
		] );
		answers.push( answer( content( 1 ) ) );
		button.click();
		await settle();
		expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( said() ).toEqual( [ '', '' ] );
	} );

	it( 'shows the server’s message', async () => {
		answers.push(
			answer( '{"code":"too_many","message":"Wait 7 seconds."}', 429 )
		);
		wake( islands()[ 0 ] ).click();
		await settle();
		expect( said()[ 0 ] ).toBe( 'Wait 7 seconds.' );
		expect( sent ).toHaveLength( 1 );
		expect( localStorage ).toHaveLength( 0 );
	} );

	it( 'uses REST if something else responds at admin-ajax', async () => {
		answers.push(
			answer( '<html>Forbidden</html>', 403, false ),
			answer( content( 1 ) )
		);
		const button = wake( islands()[ 0 ] );
		button.click();
		await settle();
		expect( button.title ).toBe( 'You already like this' );
		expect( button.innerHTML ).not.toContain( 'Forbidden' );
	} );
} );

describe( 'a later visit', () => {
	it( 'shows the post as liked, on this site only', async () => {
		answers.push( answer( content( 1 ) ) );
		wake( islands()[ 0 ] ).click();
		await settle();
		document.body.innerHTML = HTML + HTML;
		expect(
			wake( islands()[ 0 ], { site: 2 } ).getAttribute( 'aria-pressed' )
		).toBe( 'false' );
		expect( wake( islands()[ 0 ] ).getAttribute( 'aria-pressed' ) ).toBe(
			'true'
		);
	} );

	it( 'works without storage', async () => {
		const denied = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new DOMException( 'denied', 'SecurityError' );
			} );
		expect( wake( islands()[ 0 ] ).getAttribute( 'aria-pressed' ) ).toBe(
			'false'
		);
		denied.mockRestore();
	} );
} );

describe( 'Escape', () => {
	it( 'hides the tooltip until it is focused again', () => {
		const button = wake( islands()[ 0 ] );
		button.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Escape' } )
		);
		expect( button.dataset.quiet ).toBe( '' );
		button.dispatchEvent( new FocusEvent( 'blur' ) );
		expect( button.dataset.quiet ).toBeUndefined();
	} );
} );

it( 'cleans up', async () => {
	const island = islands()[ 0 ];
	wake( island );
	cleanUp();
	const form = island.querySelector( 'form' )!;
	const left = jest.fn( ( event: Event ) => event.preventDefault() );
	document.addEventListener( 'submit', left, { once: true } );
	form.querySelector( 'button' )!.click();
	await settle();
	expect( left ).toHaveBeenCalled();
	expect( sent ).toEqual( [] );
} );
