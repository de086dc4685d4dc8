import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import type { Fix } from '@frontage/editor';

interface Props {
	fix: Fix;
	clientId: string;
}

/** A one-click fix, with an input where the author must provide text. */
export function FixButton( { fix, clientId }: Props ) {
	const [ answer, setAnswer ] = useState( '' );
	const { updateBlockAttributes, removeBlock } =
		useDispatch( blockEditorStore );
	const mend = ( event: FormEvent ) => {
		event.preventDefault();
		const changed = fix.change( answer.trim() );
		if ( changed ) {
			updateBlockAttributes( clientId, changed );
		} else {
			removeBlock( clientId );
		}
	};
	return (
		<form className="frontage-finding__fix" onSubmit={ mend }>
			{ fix.ask && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ fix.ask }
					value={ answer }
					onChange={ setAnswer }
				/>
			) }
			<Button
				type="submit"
				size="compact"
				variant="secondary"
				accessibleWhenDisabled
				disabled={ !! fix.ask && ! answer.trim() }
			>
				{ fix.label }
			</Button>
		</form>
	);
}
