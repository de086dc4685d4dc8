/** What visitors type or drag, while the server answers. */
import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-filter';

let isWaiting = false;

/** Types words, which wait to be sent. */
function typed( value: string ) {
	const hook = renderHook(
		( { said } ) => useDraft( said, () => isWaiting ),
		{ initialProps: { said: value } }
	);
	return {
		...hook,
		type: ( words: string ) =>
			act( () => {
				const [ , change, send ] = hook.result.current;
				change( words );
				send( words );
				isWaiting = true;
			} ),
		shown: () => hook.result.current[ 0 ],
		says: ( said: string ) => hook.rerender( { said } ),
	};
}

beforeEach( () => {
	isWaiting = false;
} );

it( 'keeps what is typed while an older answer comes', () => {
	const { type, shown, says } = typed( '' );
	type( 'bre' );
	isWaiting = false;
	type( 'bread' );
	says( 'bre' );
	expect( shown() ).toBe( 'bread' );
	isWaiting = false;
	says( 'bread' );
	expect( shown() ).toBe( 'bread' );
} );

it( 'follows the server when the list was changed elsewhere', () => {
	const { type, shown, says } = typed( 'rye' );
	type( 'bread' );
	isWaiting = false;
	says( 'bread' );
	says( '' );
	expect( shown() ).toBe( '' );
} );
