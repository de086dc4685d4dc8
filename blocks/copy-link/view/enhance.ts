import type { FrontageIsland } from '@frontage/islands/types';
import { copyAndNotify } from '@frontage/copy';
import type { CopyProps } from './types';

/** Copies the link when the button is pressed. */
export function enhance( island: FrontageIsland, props: CopyProps ) {
	const button = island.querySelector( 'button' )!;
	const label = button.querySelector( 'span' )!;
	const status = island.querySelector( '[role=status]' )!;
	const copy = () => void copyAndNotify( label, status, props.url, props );
	button.addEventListener( 'click', copy );
	return () => button.removeEventListener( 'click', copy );
}
