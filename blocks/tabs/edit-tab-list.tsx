import { RichText } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import type { EditedTab } from './types';

interface Props {
	tabs: EditedTab[];
	openId?: string;
	onOpen: ( clientId: string ) => void;
	onRename: ( clientId: string, title: string ) => void;
}

/**
 * The list of tabs with titles that can be edited in place.
 *
 * @param props          The tabs and what happens to them.
 * @param props.tabs     The tabs in order.
 * @param props.openId   The open one.
 * @param props.onOpen   Opens a tab.
 * @param props.onRename Gives a tab another title.
 */
export function EditTabList( { tabs, openId, onOpen, onRename }: Props ) {
	return (
		<div className="frontage-tabs__list">
			{ tabs.map( ( { clientId, title }, index ) => (
				<div
					key={ clientId }
					className={ `frontage-tabs__tab${
						clientId === openId ? ' is-selected' : ''
					}` }
					onFocus={ () => onOpen( clientId ) }
				>
					<RichText
						tagName="span"
						value={ title }
						onChange={ ( changed: string ) =>
							onRename( clientId, changed )
						}
						allowedFormats={ [
							'core/bold',
							'core/italic',
							'core/code',
						] }
						placeholder={ __( 'Tab title', 'frontage' ) }
						aria-label={ sprintf(
							/* translators: %d: the tab's place, from 1. */
							__( 'Title of tab %d', 'frontage' ),
							index + 1
						) }
					/>
				</div>
			) ) }
		</div>
	);
}
