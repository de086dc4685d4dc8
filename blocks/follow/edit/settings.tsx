import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	CountFields,
	TextField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { AccountsField } from './accounts-field';
import { FollowNumbers } from './follow-numbers';

const DEFAULTS = defaultsIn( metadata );

interface Props extends EditProps< Attributes > {
	/** Called when the numbers may have changed. */
	onRefresh: () => void;
}

/** The block's settings in the sidebar. */
export function FollowSettings( { onRefresh, ...block }: Props ) {
	const { accounts, showsCounts, showsTotal } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Follow buttons', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<AccountsField { ...block } />
			<TextField name="label" label={ __( 'Title', 'frontage' ) } />
			<ChoiceField< Attributes >
				name="shows"
				label={ __( 'Buttons show', 'frontage' ) }
				options={ {
					icons: __( 'Icons', 'frontage' ),
					names: __( 'Names', 'frontage' ),
					both: __( 'Icons and names', 'frontage' ),
				} }
			/>
			<ToggleField
				name="showsCounts"
				label={ __( 'Show followers', 'frontage' ) }
				help={ __(
					'Some networks provide counts. Enter the others once for the whole site, in the settings of this block.',
					'frontage'
				) }
			/>
			<CountFields areShown={ showsCounts || showsTotal } />
			{ ( showsCounts || showsTotal ) && (
				<FollowNumbers accounts={ accounts } onRefresh={ onRefresh } />
			) }
		</BlockSettings>
	);
}
