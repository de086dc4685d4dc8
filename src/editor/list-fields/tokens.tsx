import { BaseControl, Notice } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { idsOf, labelsOf } from './token-ids';
import { TokenField } from '../token-field';
import { useNames } from './use-names';

interface Props {
	label: string;
	help?: string;
	/** Entity kind in core's data store: `taxonomy`, `root`, `postType`. */
	kind: string;
	name: string;
	ids: number[];
	/** Maximum number the server accepts (`Query\Sanitizer`, `Query\Terms` in PHP). */
	most: number;
	onChange: ( ids: number[] ) => void;
}

const PAUSE_MS = 250;

/** Selects terms, authors or posts by name; saves their IDs. */
export function Tokens( props: Props ) {
	const { label, help, kind, name, ids, most, onChange } = props;
	const [ search, setSearch ] = useState( '' );
	const { names, found } = useNames( kind, name, ids, search );
	const labels = labelsOf( names );
	const selectOptions = ( some: number[] ) =>
		some.flatMap( ( id ) => labels.get( id ) ?? [] );
	return (
		<BaseControl __nextHasNoMarginBottom help={ help }>
			<TokenField
				label={ label }
				value={ selectOptions( ids ) }
				suggestions={ selectOptions( found ) }
				maxLength={ most }
				onInputChange={ useDebounce( setSearch, PAUSE_MS ) }
				onChange={ ( tokens ) =>
					onChange( idsOf( tokens as string[], ids, labels ) )
				}
			/>
			<Limit count={ ids.length } most={ most } />
		</BaseControl>
	);
}

interface LimitProps {
	count: number;
	most: number;
}

/** Notice that the maximum is reached, or that more are saved than have an effect. */
function Limit( { count, most }: LimitProps ) {
	if ( count < most ) {
		return null;
	}
	return (
		<Notice
			status={ count > most ? 'warning' : 'info' }
			isDismissible={ false }
		>
			{ count > most
				? sprintf(
						/* translators: 1: number of items used, 2: number of items selected. */
						__(
							'Only the first %1$d of %2$d items are used. The others stay saved until you remove them.',
							'frontage'
						),
						most,
						count
					)
				: sprintf(
						/* translators: %d: maximum number of items. */
						__(
							'You can select up to %d items. Remove one to select another.',
							'frontage'
						),
						most
					) }
		</Notice>
	);
}
