/** The list of actions in the editor. */
import { actionsOf, moved, saved } from '../edit/actions/list';
import type { Attributes } from '../attributes';

const EARLIER = {
	recipients: 'a@example.org, b@example.org',
	subject: 'Hi',
	replyTo: 'mail',
	mailFiles: 'links',
	replySubject: 'Thanks',
	replyText: 'Dear {name}',
	redirect: '/thanks/',
};

test( 'a form saved without a list has one', () => {
	expect( actionsOf( EARLIER as Attributes ) ).toEqual( [
		{
			type: 'mail',
			to: [ { address: 'a@example.org, b@example.org' } ],
			together: true,
			subject: 'Hi',
			replyTo: 'mail',
			files: 'links',
		},
		{ type: 'reply', to: 'mail', subject: 'Thanks', text: 'Dear {name}' },
		{ type: 'redirect', url: '/thanks/' },
	] );
} );

test( 'recipients that are added to a single one do not see it', () => {
	const one = { ...EARLIER, recipients: 'a@example.org' } as Attributes;
	expect( actionsOf( one )[ 0 ] ).not.toHaveProperty( 'together' );
} );

test( 'saving the list removes the earlier settings', () => {
	const next = { ...EARLIER, ...saved( [] ) };
	expect( JSON.parse( JSON.stringify( next ) ) ).toEqual( { actions: [] } );
	expect( actionsOf( next as Attributes ) ).toEqual( [] );
} );

test( 'moves an entry', () => {
	expect( moved( [ 1, 2, 3 ], 0, 1 ) ).toEqual( [ 2, 1, 3 ] );
	expect( moved( [ 1, 2, 3 ], 2, 0 ) ).toEqual( [ 3, 1, 2 ] );
} );
