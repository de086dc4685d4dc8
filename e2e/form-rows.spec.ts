/** Files, signatures and consent in rows that visitors add. */
import { block, group } from './support/all-fields-form';
import {
	entriesOf,
	field,
	form,
	mailsTo,
	name,
	pressUntil,
	send,
	thanks,
} from './support/forms';
import { publishPage } from './support/modal';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';
import { take } from '../tests/support/items';
import type { Page } from '@playwright/test';

const team = ( recipients: string ) =>
	form(
		{ title: 'Team', recipients },
		name,
		block(
			'form-group',
			{
				kind: 'repeat',
				label: 'Team',
				name: 'team',
				item: 'Member',
				add: 'Add member',
				max: 3,
			},
			field( 'file', {
				label: 'Pass',
				name: 'pass',
				types: 'txt',
				count: 2,
				required: true,
			} ) +
				field( 'signature', { label: 'Signature', name: 'sign' } ) +
				field( 'consent', {
					label: 'I take part.',
					name: 'ok',
					terms: 'Be on time.',
				} )
		)
	);

const give = ( page: Page, member: string, ...names: string[] ) =>
	group( page, member )
		.locator( 'input[type=file]' )
		.setInputFiles(
			names.map( ( file ) => ( {
				name: file,
				mimeType: 'text/plain',
				buffer: Buffer.from( file ),
			} ) )
		);

async function draw( page: Page, member: string ): Promise< void > {
	const canvas = group( page, member ).locator( 'canvas' );
	await canvas.scrollIntoViewIfNeeded();
	const box = ( await canvas.boundingBox() )!;
	await page.mouse.move( box.x + 30, box.y + 60 );
	await page.mouse.down();
	await page.mouse.move( box.x + 120, box.y + 20, { steps: 6 } );
	await page.mouse.up();
}

const filesOf = ( content: { name: string; value: unknown }[] ) =>
	content
		.filter( ( { value } ) => Array.isArray( value ) )
		.map( ( answer ) => [
			answer.name,
			( answer.value as { name: string }[] ).map( ( file ) => file.name ),
		] );

test( 'on a phone each member has files, a drawing and a consent, which stay with it when another is removed', async ( {
	admin,
	open,
}, { testId, retry, repeatEachIndex } ) => {
	test.slow();
	const who = `m${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage( admin, team( `${ who }@example.org` ) );
	const page = await open( { viewport: { width: 390, height: 844 } } );
	await visit( page, url );
	await page
		.getByRole( 'textbox', { name: 'Name', exact: true } )
		.fill( who );
	await give( page, 'Member 1', 'ada.txt' );
	await expect(
		group( page, 'Member 1' ).getByText( 'ada.txt' )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Add member' } ).click();
	await give( page, 'Member 2', 'ben.txt', 'ben.exe' );
	await expect(
		group( page, 'Member 2' ).getByText( 'ben.exe', { exact: true } )
	).toBeVisible();
	await draw( page, 'Member 2' );
	await group( page, 'Member 2' ).getByLabel( 'I take part.' ).check();
	await page.getByRole( 'button', { name: 'Add member' } ).click();
	await give( page, 'Member 3', 'cyd.txt' );
	await group( page, 'Member 3' )
		.getByLabel( 'Type your full name' )
		.fill( 'Cyd' );
	await expectNoAxe( page, '.frontage-form' );
	await expectNoOverflow( page );
	await page.getByRole( 'button', { name: 'Remove Member 1' } ).click();
	await expect( group( page, 'Member 3' ) ).toBeHidden();
	const first = group( page, 'Member 1' );
	await expect( first.getByText( 'ben.txt' ) ).toBeVisible();
	await expect( first.getByText( 'ada.txt' ) ).toHaveCount( 0 );
	await expect(
		first.getByText( 'Your drawing is used as the signature.' )
	).toBeVisible();
	await expect( first.getByLabel( 'I take part.' ) ).toBeChecked();
	await expect(
		group( page, 'Member 2' ).getByLabel( 'Type your full name' )
	).toHaveValue( 'Cyd' );
	await group( page, 'Member 2' ).getByLabel( 'I take part.' ).check();
	await send( page ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Member 1: Pass' );
	await first.getByRole( 'button', { name: 'Remove ben.exe' } ).click();
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	const [ entry ] = await entriesOf( who );
	expect( filesOf( entry.content ) ).toEqual( [
		[ 'team_1_pass', [ 'ben.txt' ] ],
		[ 'team_1_sign', [ 'signature.png' ] ],
		[ 'team_2_pass', [ 'cyd.txt' ] ],
	] );
	const [ mail ] = take( await mailsTo( `${ who }@example.org` ), 1 );
	for ( const line of [
		'Member 1: Pass: ben.txt',
		'Member 2: Signature: Cyd',
		'Member 2: I take part.: Yes (version ',
	] ) {
		expect( mail.message ).toContain( line );
	}
} );

test( 'without JavaScript files stay with their row while rows come and go', async ( {
	admin,
	open,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `w${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage( admin, team( `${ who }@example.org` ) );
	const page = await open( { javaScriptEnabled: false } );
	await visit( page, url );
	await page
		.getByRole( 'textbox', { name: 'Name', exact: true } )
		.fill( who );
	await give( page, 'Member 1', 'ada.txt' );
	await page.getByRole( 'button', { name: 'Add member' } ).click();
	await expect(
		group( page, 'Member 1' ).getByLabel( 'ada.txt' )
	).toBeChecked();
	await give( page, 'Member 2', 'ben.txt' );
	await page.getByRole( 'button', { name: 'Remove Member 1' } ).click();
	const first = group( page, 'Member 1' );
	await expect( first.getByLabel( 'ben.txt' ) ).toBeChecked();
	await expect( group( page, 'Member 2' ) ).toBeHidden();
	await first.getByLabel( 'I take part.' ).check();
	await pressUntil( send( page ), thanks( page ) );
	const [ entry ] = await entriesOf( who );
	expect( filesOf( entry.content ) ).toEqual( [
		[ 'team_1_pass', [ 'ben.txt' ] ],
	] );
} );
