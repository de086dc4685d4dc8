import { hasUnsentInput } from './dirty-form';

const one = < Part extends Element >( selector: string ) =>
	document.querySelector< Part >( selector )!;

beforeEach( () => {
	document.body.innerHTML = `
		<form>
			<input name="text" value="given">
			<input type="hidden" name="token">
			<input type="submit" value="Send">
			<input type="checkbox" checked>
			<input type="radio" name="r"><input type="radio" name="r" checked>
			<textarea>given</textarea>
			<select name="first"><option disabled>Choose</option><option>A</option><option>B</option></select>
			<select name="named"><option>A</option><option selected>B</option></select>
			<select multiple><option selected>A</option><option>B</option></select>
		</form>`;
} );

test( 'a form as it came is clean', () => {
	expect( hasUnsentInput() ).toBe( false );
} );

test( 'what visitors do not fill in does not count', () => {
	one< HTMLInputElement >( '[type=hidden]' ).value = 'signed later';
	one< HTMLInputElement >( '[type=submit]' ).value = 'Sending';
	expect( hasUnsentInput() ).toBe( false );
} );

test.each( [
	[ 'text', () => ( one< HTMLInputElement >( '[name=text]' ).value = 'x' ) ],
	[
		'a long text',
		() => ( one< HTMLTextAreaElement >( 'textarea' ).value = '' ),
	],
	[
		'a box',
		() => ( one< HTMLInputElement >( '[type=checkbox]' ).checked = false ),
	],
	[
		'a button',
		() => ( one< HTMLInputElement >( '[name=r]' ).checked = true ),
	],
	[
		'a choice',
		() => ( one< HTMLSelectElement >( '[name=first]' ).value = 'B' ),
	],
	[
		'another choice',
		() => ( one< HTMLSelectElement >( '[name=named]' ).value = 'A' ),
	],
	[
		'several choices',
		() =>
			( one< HTMLOptionElement >(
				'[multiple] option:last-child'
			).selected = true ),
	],
] )( '%s that was changed would be lost', ( _, change ) => {
	change();
	expect( hasUnsentInput() ).toBe( true );
} );
