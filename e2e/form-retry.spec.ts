/** Forms on bad connections: the server has the message, but its answer is lost. */
import {
	answerSum,
	entriesOf,
	field,
	form,
	mailsTo,
	name,
	send,
	thanks,
} from './support/forms';
import { publishPage } from './support/modal';
import { expect, test, visit } from './support/test';

test.use( { expectedErrors: [ /ERR_FAILED|502/ ] } );

test( 'an answer that is lost on its way is asked for again, and message, file and email exist once', async ( {
	admin,
	page,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `r${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage(
		admin,
		form(
			{ captcha: 'math', recipients: `${ who }@example.org` },
			name,
			field( 'file', { label: 'CV', name: 'cv', types: 'txt' } )
		)
	);
	await visit( page, url );
	await page.getByLabel( 'Name' ).fill( who );
	await page.locator( 'input[type=file]' ).setInputFiles( {
		name: 'cv.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from( 'My life.' ),
	} );
	await expect( page.getByText( 'cv.txt' ) ).toBeVisible();
	await answerSum( page );
	let tries = 0;
	await page.route( url, async ( route ) => {
		if ( ++tries === 1 ) {
			await route.fetch();
			await route.abort();
		} else {
			await route.continue();
		}
	} );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	expect( tries ).toBe( 2 );
	const entries = await entriesOf( who );
	expect( entries ).toHaveLength( 1 );
	expect(
		entries[ 0 ].content.find(
			( { kind }: { kind: string } ) => kind === 'file'
		).value
	).toHaveLength( 1 );
	expect( await mailsTo( `${ who }@example.org` ) ).toHaveLength( 1 );
} );

test( 'a gateway that gives up twice leaves everything in the form, and Send is enough later', async ( {
	admin,
	page,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `g${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage( admin, form( { captcha: 'math' }, name ) );
	await visit( page, url );
	await page.getByLabel( 'Name' ).fill( who );
	await answerSum( page );
	let isDown = true;
	await page.route( url, async ( route ) => {
		if ( ! isDown ) {
			return route.continue();
		}
		await route.fetch();
		return route.fulfill( { status: 502, body: 'Bad gateway' } );
	} );
	await send( page ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'still here' );
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( who );
	isDown = false;
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	expect( await entriesOf( who ) ).toHaveLength( 1 );
} );

test( 'when all answers are lost and the page is reloaded, Send is enough and message and email exist once', async ( {
	admin,
	page,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `l${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage(
		admin,
		form( { recipients: `${ who }@example.org` }, name )
	);
	await visit( page, url );
	await page.getByLabel( 'Name' ).fill( who );
	let isDown = true;
	await page.route( url, async ( route ) => {
		if ( ! isDown || route.request().method() !== 'POST' ) {
			return route.continue();
		}
		await route.fetch();
		return route.abort();
	} );
	await send( page ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'still here' );
	expect( await entriesOf( who ) ).toHaveLength( 1 );
	isDown = false;
	await page.reload();
	await page.getByLabel( 'Name' ).focus();
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( who );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	expect( await entriesOf( who ) ).toHaveLength( 1 );
	expect( await mailsTo( `${ who }@example.org` ) ).toHaveLength( 1 );
	// What is filled in next is another message.
	await page.reload();
	await page.getByLabel( 'Name' ).fill( who );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	expect( await entriesOf( who ) ).toHaveLength( 2 );
} );
