import { FakeResizeObserver } from '../../../tests/support/observers';
import { stick } from '../view/stick';

const TOP = '--frontage-sticky-sidebar-top';

test( 'a sidebar longer than the window sticks by its end, 60 pixels above that of the window', () => {
	FakeResizeObserver.install();
	document.body.innerHTML =
		'<i></i><aside></aside><aside class="other"></aside>';
	const aside = document.querySelector( 'aside' )!;
	let height = 1000;
	Object.defineProperty( aside, 'offsetHeight', { get: () => height } );
	Object.assign( window, { innerHeight: 800 } );
	const stop = stick(
		document.querySelector( 'i' ) as unknown as Parameters<
			typeof stick
		>[ 0 ],
		{ selector: 'aside:not(.other)', margin: 60 }
	);
	const top = () => aside.style.getPropertyValue( TOP );
	dispatchEvent( new Event( 'resize' ) );
	expect( top() ).toBe( '-260px' );
	height = 680;
	dispatchEvent( new Event( 'resize' ) );
	expect( top() ).toBe( '' );
	height = 681;
	dispatchEvent( new Event( 'resize' ) );
	expect( top() ).toBe( '59px' );
	stop();
	expect( top() ).toBe( '' );
} );
