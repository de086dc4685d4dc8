/** Buttons that load their number (S0 §7). */
import type { enhance as Enhance } from '../view/enhance';
import {
	answer,
	answers,
	content,
	islands,
	said,
	sent,
	settle,
	wake,
} from './stage';

describe( 'ajax-like mode', () => {
	const again = { isFresh: true };

	it( 'loads the count once for all buttons of the post and keeps the printed one on failure', async () => {
		answers.push( answer( content( 41 ) ) );
		const isolated = await loadAfresh();
		islands().forEach( ( island ) => wake( island, again, isolated ) );
		await settle();
		expect( sent ).toEqual( [
			{
				door: '/ajax',
				fields: { action: 'zilla-likes', post_id: '9100' },
			},
		] );
		expect( islands()[ 1 ].textContent ).toContain( '41 stars' );
	} );

	it( 'cancels the request if the visitor clicks first', async () => {
		const isolated = await loadAfresh();
		let arrive = () => {};
		const late = new Promise< void >( ( done ) => ( arrive = done ) );
		answers.push(
			() => late.then( answer( content( 41 ) ) ),
			answer( content( 42 ) )
		);
		const [ island ] = islands();
		wake( island, again, isolated );
		island.querySelector( 'button' )!.click();
		await settle();
		arrive();
		await settle();
		expect( island.textContent ).toContain( '42 stars' );
		expect( said()[ 0 ] ).toBe( '' );
	} );

	async function loadAfresh(): Promise< typeof Enhance > {
		jest.resetModules();
		return ( await import( '../view/enhance' ) ).enhance;
	}
} );
