import { TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import {
	Confirm,
	ErrorNotice,
	notify,
	send,
	type RestError,
} from '../../parts';
import { StoredList } from './stored-list';
import type { Part, Stored } from './types';

interface Props {
	/** Names of the data for the server. */
	what: string[];
	/** Labels of the data. */
	names: string[];
	phrase: string;
	/** Number of places whose blocks can no longer be restored. */
	converted: number;
	/** What goes with everything; empty if only a part is removed. */
	stored: Stored[];
	parts: Part[];
	onClose: () => void;
	onDone: () => void;
}

/** Asks for the site's name before data is deleted. */
export function RemoveDialog( props: Props ) {
	const { what, names, phrase, converted, stored, parts, onClose, onDone } =
		props;
	const [ typed, setTyped ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState< RestError >();
	const remove = async () => {
		setBusy( true );
		setError( undefined );
		try {
			await send( 'remove-data', { what, confirm: typed } );
			notify( __( 'Data removed.', 'frontage' ) );
			onDone();
		} catch ( problem ) {
			setError( problem as RestError );
			setBusy( false );
		}
	};
	return (
		<Confirm
			title={ __( 'Remove data permanently?', 'frontage' ) }
			action={ __( 'Remove permanently', 'frontage' ) }
			isDestructive
			isBusy={ isBusy }
			isDisabled={ ! isSame( typed, phrase ) }
			onConfirm={ remove }
			onCancel={ onClose }
		>
			{ error && <ErrorNotice error={ error } /> }
			<p>{ __( 'The following will be removed:', 'frontage' ) }</p>
			{ stored.length ? (
				<StoredList stored={ stored } parts={ parts } />
			) : (
				<ul className="frontage-list">
					{ names.map( ( name ) => (
						<li key={ name }>{ name }</li>
					) ) }
				</ul>
			) }
			{ converted > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of posts, templates and widgets. */
						_n(
							'The Frontage blocks of %d place can then no longer be restored.',
							'The Frontage blocks of %d places can then no longer be restored.',
							converted,
							'frontage'
						),
						converted
					) }
				</p>
			) }
			<TextControl
				label={ sprintf(
					/* translators: %s: host name of the site. */
					__( 'Type “%s” to confirm', 'frontage' ),
					phrase
				) }
				value={ typed }
				onChange={ setTyped }
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={ false }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</Confirm>
	);
}

const isSame = ( typed: string, phrase: string ): boolean =>
	typed.trim().toLowerCase() === phrase.toLowerCase();
