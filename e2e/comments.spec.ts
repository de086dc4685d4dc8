/** Comments by visitors, in a block theme and a classic theme. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const ON = { frontage_env_on: 'comments' };

/** Refused comments appear as network errors. */
test.use( { expectedErrors: [ /status of 4|ERR_FAILED|gravatar/ ] } );

/** In sequence: WordPress accepts one comment per address every 15 seconds; the owner is exempt. */
test.describe.configure( { mode: 'default' } );

const LONG_AGO = '2020-01-01T00:00:00';

const form = ( page: Page ) => page.locator( '#commentform' );
const text = ( page: Page ) => page.locator( '#comment' );
const first = ( page: Page ) =>
	page.locator( 'li[id^="comment-"]' ).filter( { hasText: 'First!' } );
const parent = ( page: Page ) => page.locator( '#comment_parent' );

/** Creates a post with one comment and returns its URL. */
async function post( { request }: Page ): Promise< string > {
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const headers = { 'X-WP-Nonce': await nonce.text() };
	const made = await request.post( '/wp-json/wp/v2/posts', {
		headers,
		data: {
			title: `Bread ${ Math.random() }`,
			status: 'publish',
			content: 'Rye.',
			comment_status: 'open',
		},
	} );
	const { id, link } = await made.json();
	const comment = await request.post( '/wp-json/wp/v2/comments', {
		headers,
		data: { post: id, content: 'First!', date: LONG_AGO },
	} );
	expect( comment.status() ).toBe( 201 );
	return link;
}

/** Returns whether the form is inside or directly below the comment, depending on the theme. */
const isUnderComment = ( page: Page ) =>
	first( page ).evaluate( ( comment ) => {
		const respond = document.getElementById( 'respond' );
		return (
			comment.contains( respond ) ||
			comment.nextElementSibling === respond
		);
	} );

/** A reply moves the form, names the person replied to, and can be canceled. */
async function replyAndCancel( page: Page ): Promise< void > {
	const title = page.locator( '#reply-title' );
	const cancel = page.locator( '#cancel-comment-reply-link' );
	const before = await title.innerText();
	await first( page )
		.getByRole( 'link', { name: /^Reply/ } )
		.first()
		.click();
	await expect.poll( () => isUnderComment( page ) ).toBe( true );
	await expect( title ).toContainText( 'admin' );
	await expect( parent( page ) ).not.toHaveValue( '0' );
	await cancel.click();
	await expect.poll( () => isUnderComment( page ) ).toBe( false );
	await expect( parent( page ) ).toHaveValue( '0' );
	await expect( cancel ).toBeHidden();
	await expect(
		first( page )
			.getByRole( 'link', { name: /^Reply/ } )
			.first()
	).toBeFocused();
	await expect.poll( () => title.innerText() ).toBe( before );
}

const awake = async ( page: Page ) => {
	await text( page ).scrollIntoViewIfNeeded();
	await text( page ).focus();
	await expect(
		page.locator( 'frontage-island[name=comments]' )
	).toHaveAttribute( 'data-state', 'awake' );
};

test( 'a reply is written, rejected, sent with Ctrl and Enter, and shown in its place', async ( {
	admin,
	open,
} ) => {
	const page = await open( {}, ON );
	await visit( page, await post( admin ) );
	await awake( page );
	await replyAndCancel( page );
	await first( page )
		.getByRole( 'link', { name: /^Reply/ } )
		.click();
	await text( page ).fill( 'I agree.' );
	await page.locator( '#email' ).fill( 'nobody' );
	await page.keyboard.press( 'Control+Enter' );
	await expect( page.getByRole( 'alert' ) ).toHaveText( [
		'Fill in this field.',
		'Enter an email address such as name@example.com.',
	] );
	await expect( page.locator( '#author' ) ).toBeFocused();
	await expectNoAxe( page, '#respond' );
	await page.locator( '#author' ).fill( 'Anna' );
	await page.locator( '#email' ).fill( 'anna@example.com' );
	await page.evaluate( () => {
		( window as { mark?: boolean } ).mark = true;
	} );
	await text( page ).press( 'Control+Enter' );
	const reply = first( page ).locator( 'li[id^="comment-"]' );
	await expect( reply ).toContainText( 'I agree.' );
	await expect( reply ).toBeFocused();
	expect(
		await page.evaluate( () => ( window as { mark?: boolean } ).mark )
	).toBe( true );
	// The form is back, empty, and still works, as do the reply links.
	await awake( page );
	await expect( parent( page ) ).toHaveValue( '0' );
	await replyAndCancel( page );
	await text( page ).fill( 'I agree.' );
	await page.locator( '#author' ).fill( 'Anna' );
	await page.locator( '#email' ).fill( 'anna@example.com' );
	await text( page ).press( 'Control+Enter' );
	await expect( form( page ).getByRole( 'alert' ) ).toContainText(
		/too quickly|duplicate/i
	);
	await expect( text( page ) ).toHaveValue( 'I agree.' );
	await page.reload();
	await awake( page );
	await expect( text( page ) ).toHaveValue( 'I agree.' );
} );

test( 'on a phone, typed text is back after a reload, before the form is touched', async ( {
	admin,
	open,
} ) => {
	const phone = await open(
		{
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
		},
		ON
	);
	await visit( phone, await post( admin ) );
	await text( phone ).tap();
	await expect(
		phone.locator( 'frontage-island[name=comments]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await phone.keyboard.type( 'Half a thought' );
	await phone.reload();
	await text( phone ).scrollIntoViewIfNeeded();
	await expect( text( phone ) ).toHaveValue( 'Half a thought' );
} );

test(
	'works in a classic theme and after a network error',
	{ tag: '@deep' },
	async ( { admin, open } ) => {
		const page = await open(
			{ storageState: process.env.FRONTAGE_ADMIN_STATE },
			{ ...ON, frontage_env_theme: 'classic' }
		);
		await visit( page, await post( admin ) );
		await awake( page );
		await replyAndCancel( page );
		await text( page ).fill( 'Second.' );
		await page.route( '**/wp-comments-post.php', ( route ) =>
			route.abort()
		);
		await text( page ).press( 'Control+Enter' );
		await expect( form( page ).getByRole( 'alert' ) ).toContainText(
			'Your text is still here'
		);
		await page.unroute( '**/wp-comments-post.php' );
		await text( page ).press( 'Control+Enter' );
		await expect(
			page.locator( 'li[id^="comment-"]:focus' )
		).toContainText( 'Second.' );
		await awake( page );
		await replyAndCancel( page );
	}
);

test( 'a rejected comment keeps its text without script', async ( {
	admin,
	open,
} ) => {
	const noJs = await open( { javaScriptEnabled: false }, ON );
	await visit( noJs, await post( admin ) );
	await first( noJs )
		.getByRole( 'link', { name: /^Reply/ } )
		.click();
	await expect( parent( noJs ) ).not.toHaveValue( '0' );
	await text( noJs ).fill( 'A long text.' );
	await form( noJs ).locator( '[type=submit]' ).click();
	await expect( noJs.locator( 'textarea' ) ).toHaveValue( 'A long text.' );
	await expect( noJs.locator( '[name=comment_parent]' ) ).not.toHaveValue(
		'0'
	);
} );
