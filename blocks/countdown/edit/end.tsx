import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BlockSettings, ChoiceField, TextField } from '../../../src/editor';
import { safeUrl } from '../../../src/lib/safe-url';
import { END, type Panel } from './panels';
import type { CountdownAttributes } from '../view/types';

type Action = CountdownAttributes[ 'endAction' ];

interface Props extends Panel {
	/** Offers a first block for the chosen end. */
	onChoose: ( action: Action ) => void;
}

/**
 * What happens at the end (S2 §4).
 *
 * @param props          The block's state.
 * @param props.onChoose Hears of the choice.
 */
export function EndSettings( { onChoose, ...panel }: Props ) {
	const { endAction, redirectUrl } = panel.attributes;
	const label = __( 'At the end', 'frontage' );
	return (
		<BlockSettings label={ label } defaults={ END } { ...panel }>
			<ChoiceField
				name="endAction"
				label={ label }
				options={ {
					message: __( 'Show a message', 'frontage' ),
					image: __( 'Show an image', 'frontage' ),
					redirect: __( 'Go to another page', 'frontage' ),
					none: __( 'Stay at zero', 'frontage' ),
				} }
				help={
					endAction === 'message' || endAction === 'image'
						? __(
								'It is in the page’s source from the start: no place for secrets.',
								'frontage'
							)
						: undefined
				}
				onChoose={ ( chosen ) => onChoose( chosen as Action ) }
			/>
			{ endAction === 'redirect' && (
				<TextField
					name="redirectUrl"
					type="url"
					label={ __( 'Address', 'frontage' ) }
				>
					<RedirectNotice url={ redirectUrl } />
				</TextField>
			) }
			<ChoiceField
				name="announce"
				label={ __( 'Screen readers hear', 'frontage' ) }
				options={ {
					end: __( 'The end', 'frontage' ),
					minute: __( 'Every minute and the end', 'frontage' ),
					never: __( 'Nothing by itself', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}

function RedirectNotice( { url }: { url: string } ) {
	return url && ! safeUrl( url ) ? (
		<Notice status="error" isDismissible={ false }>
			{ __(
				'Visitors cannot be taken to this address. Use one that starts with https://, or a path of this site.',
				'frontage'
			) }
		</Notice>
	) : (
		<Notice status="info" isDismissible={ false }>
			{ __( 'Not followed here in the editor.', 'frontage' ) }
		</Notice>
	);
}
