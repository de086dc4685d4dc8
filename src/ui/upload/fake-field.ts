/** Puts an upload field into the page, with a mocked network, for its tests. */
import { fireEvent, screen } from '@testing-library/dom';
import { FakeRequest } from './fake-request';
import { uploadField } from './field';
import type { FieldOptions } from './field';

export const words = {
	hint: 'Choose, drop, or paste files here.',
	remove: 'Remove %s',
	again: 'Try again',
	progress: '%1$s of %2$s files sent',
	sending: 'Sending %s',
	refused: '%s files were not accepted.',
	rejected: 'Remove the files that were not accepted, then send again.',
	removed: '%s was removed.',
	size: 'Invalid File Size: %s Kilobytes Max',
	name: 'Invalid File Name: %s',
	type: 'Invalid File Type: %2$s. Allowed: %1$s.',
	empty: 'This file is empty: %s',
	count: 'Too many files. Maximum: %s.',
	'Network Error': 'Network Error',
};

/** jsdom does not support `DataTransfer`. */
export class Transfer {
	files: File[] = [];
	types = [ 'Files' ];
	items = { add: ( file: File ) => this.files.push( file ) };
}

export const begin = (
	rules: Partial< FieldOptions[ 'rules' ] > = {},
	more: Partial< FieldOptions > = {}
) => {
	document.body.innerHTML = `<div class="frontage-files"><div class="frontage-files__zone"><input type="file" name="cv[]" aria-label="CV"><p class="frontage-files__hint"></p></div>
		<ul class="frontage-files__list"><li><label><input type="checkbox" value="held" data-size="2048" checked><span class="frontage-files__name">Held.pdf</span></label></li></ul></div>`;
	const root = document.querySelector< HTMLElement >( '.frontage-files' )!;
	const input = screen.getByLabelText< HTMLInputElement >( 'CV' );
	Object.defineProperty( input, 'files', { value: [], writable: true } );
	const stop = new AbortController();
	const field = uploadField( root, {
		rules: {
			name: 'cv',
			kind: 'file',
			types: [ 'pdf' ],
			size: 1,
			count: 4,
			pattern: '[A-Za-z.]+',
			...rules,
		},
		grant: 'signed',
		words,
		signal: stop.signal,
		...more,
	} );
	const drop = ( ...files: File[] ) =>
		fireEvent.drop( root, {
			dataTransfer: Object.assign( new Transfer(), { files } ),
		} );
	const sent = () => {
		const data = new FormData();
		field.fill( data );
		return [ ...data ].map( ( [ key, value ] ) => [
			key,
			value instanceof File ? value.name : value,
		] );
	};
	const said = () => screen.getByRole( 'status' ).textContent;
	return { root, input, field, drop, sent, said };
};

export const answer = ( ...receipts: string[] ) =>
	FakeRequest.last.answer( 200, 'OK', {
		files: receipts.map( ( receipt ) => ( { name: 'x', receipt } ) ),
	} );

export const items = () =>
	screen
		.queryAllByRole( 'listitem' )
		.map( ( { dataset, firstChild } ) =>
			[ firstChild!.textContent, dataset.state ].join( ' ' )
		);

export const reasons = () =>
	[ ...document.querySelectorAll( '.frontage-files__reason' ) ].map(
		( { textContent } ) => textContent
	);
