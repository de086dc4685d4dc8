import type { FrontageIsland } from '@frontage/islands/types';
import { copyAndNotify } from '@frontage/copy';
import type { CodeProps } from './types';

/** Lines that are still in the code. */
const LINES = '.frontage-source-code__line:not(del)';

/** Copies the code when the button is pressed, without lines that a change removes. */
export function enhance( island: FrontageIsland, props: CodeProps ) {
	const button = island.querySelector( 'button' )!;
	const label = button.querySelector( 'span' )!;
	const status = island.querySelector( '[role=status]' )!;
	const copy = () => {
		const lines = [ ...island.querySelectorAll( LINES ) ];
		const code = lines.map( ( { textContent } ) => textContent ).join( '' );
		void copyAndNotify( label, status, code.replace( /\n$/, '' ), props );
	};
	button.addEventListener( 'click', copy );
	return () => button.removeEventListener( 'click', copy );
}
