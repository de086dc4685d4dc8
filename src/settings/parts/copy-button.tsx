import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { notify } from './messages';

interface Props {
	/** Text to copy; a function is called on click. */
	text: string | ( () => string );
	/** Button label; “Copy” by default. */
	children?: ReactNode;
}

/** Copies text to the clipboard and confirms it. */
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
