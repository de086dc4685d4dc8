import { Guide } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginMoreMenuItem } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { help } from '@wordpress/icons';
import { blockEditor } from '@frontage/editor';
import { storeNamed } from '@frontage/editor/stores';
import { pages } from './pages';
import { ASKED, GUIDE, SCOPE, SEEN } from './seen';

const PREFERENCES = 'core/preferences';

/** Where WordPress stores whether its own welcome guides are on; they are shown first. */
const OTHERS = [ 'core/edit-post', 'core/edit-site' ];

const useIsDue = (): boolean =>
	useSelect( ( select ) => {
		const { get } = storeNamed( select, PREFERENCES );
		const editor = blockEditor( select );
		const state = get( SCOPE, GUIDE );
		const selected = editor.getSelectedBlockClientId();
		const name = selected && editor.getBlockName( selected );
		return (
			state === ASKED ||
			( state !== SEEN &&
				!! name?.startsWith( 'frontage/' ) &&
				! editor.isTyping() &&
				! OTHERS.some( ( scope ) => get( scope, 'welcomeGuide' ) ) )
		);
	}, [] );

/**
 * A short guide shown once per user when the first of our blocks is selected, and the editor option
 * to show it again.
 */
export function FrontageGuide() {
	const isDue = useIsDue();
	const [ isOpen, setOpen ] = useState( false );
	const { set } = useDispatch( PREFERENCES );
	useEffect( () => {
		if ( isDue ) {
			setOpen( true );
			set( SCOPE, GUIDE, SEEN );
		}
	}, [ isDue, set ] );
	return (
		<>
			<PluginMoreMenuItem
				icon={ help }
				onClick={ () => set( SCOPE, GUIDE, ASKED ) }
			>
				{ __( 'Frontage guide', 'frontage' ) }
			</PluginMoreMenuItem>
			{ isOpen && (
				<Guide
					className="frontage-guide"
					contentLabel={ __( 'Frontage guide', 'frontage' ) }
					pages={ pages() }
					onFinish={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}
