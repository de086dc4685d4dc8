import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BlockSettings, ChoiceField, TextField } from '@frontage/editor';
import { safeUrl } from '@frontage/lib/safe-url';
import { END, type Panel } from './panels';
import type { Attributes } from '../attributes';

type Action = Attributes[ 'endAction' ];

interface Props extends Panel {
	/** Offers an initial block for the chosen action. */
	onChoose: ( action: Action ) => void;
}

/**
 * What happens at the end (S2 §4).
 *
 * @param props The block's state.
 */
export function EndSettings( { onChoose, ...panel }: Props ) {
	const { endAction, redirectUrl } = panel.attributes;
	const label = __( 'When it ends', 'frontage' );
	return (
		<BlockSettings label={ label } defaults={ END } { ...panel }>
			<ChoiceField< Attributes >
				name="endAction"
				label={ label }
				options={ {
					message: __( 'Show a message', 'frontage' ),
					image: __( 'Show an image', 'frontage' ),
					redirect: __( 'Redirect to another page', 'frontage' ),
					none: __( 'Stay at zero', 'frontage' ),
				} }
				help={
					endAction === 'message' || endAction === 'image'
						? __(
								'This content is in the page source from the start. Do not use it for anything secret.',
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
					label={ __( 'URL', 'frontage' ) }
				>
					<RedirectNotice url={ redirectUrl } />
				</TextField>
			) }
			<ChoiceField< Attributes >
				name="announce"
				label={ __( 'Screen reader announcements', 'frontage' ) }
				options={ {
					end: __( 'At the end', 'frontage' ),
					minute: __( 'Every minute and at the end', 'frontage' ),
					never: __( 'None', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}

function RedirectNotice( { url }: { url: string } ) {
	return url && ! safeUrl( url ) ? (
		<Notice status="error" isDismissible={ false }>
			{ __(
				'Visitors cannot be redirected to this URL. Use a URL that starts with https:// or a path on this site.',
				'frontage'
			) }
		</Notice>
	) : (
		<Notice status="info" isDismissible={ false }>
			{ __( 'The redirect does not run in the editor.', 'frontage' ) }
		</Notice>
	);
}
