import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { notify } from './messages';

interface Props {
	/** What is copied; a function is asked when the button is pressed. */
	text: string | ( () => string );
	/** The button's words; “Copy” without. */
	children?: ReactNode;
}

/** Copies a text, and says so. */
export function CopyButton( { text, children }: Props ) {
	const ref = useCopyToClipboard< HTMLButtonElement >( text, () =>
		notify( __( 'Copied.', 'frontage' ) )
	);
	return (
		<Button ref={ ref } variant="secondary" __next40pxDefaultSize>
			{ children ?? __( 'Copy', 'frontage' ) }
		</Button>
	);
}
