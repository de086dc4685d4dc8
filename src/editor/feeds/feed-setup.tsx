import {
	Button,
	Notice,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { selectOptions } from '../select-options';
import { findFeed, useFeedNetworks } from './find-feed';
import { KeysLink } from './keys-link';
import type { FeedSource } from './types';

interface Props {
	source: FeedSource;
	/** Slug of the network that is chosen at first. */
	network: string;
	onChoose: ( source: FeedSource ) => void;
}

/** Chooses a feed in three steps: the network, its key, the account. */
export function FeedSetup( { source, network, onChoose }: Props ) {
	const [ slug, setSlug ] = useState( source.provider ?? network );
	const networks = useFeedNetworks( slug ) ?? [];
	const [ address, setAddress ] = useState( source.id ?? '' );
	const [ state, setState ] = useState( { isBusy: false, problem: '' } );
	const chosen = networks.find( ( one ) => one.slug === slug );
	const find = async () => {
		setState( { isBusy: true, problem: '' } );
		try {
			const found = await findFeed( slug, address );
			setState( { isBusy: false, problem: '' } );
			if ( found.source ) {
				onChoose( found.source );
			}
		} catch ( error ) {
			const { message } = error as Error;
			setState( { isBusy: false, problem: message } );
		}
	};
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( '1. Network', 'frontage' ) }
				value={ slug }
				options={ selectOptions(
					Object.fromEntries(
						networks.map( ( one ) => [ one.slug, one.title ] )
					)
				) }
				onChange={ setSlug }
			/>
			<Connection
				title={ chosen?.title }
				isThere={ chosen?.isConnected }
			/>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( '3. Account', 'frontage' ) }
				help={ __(
					'The address of the profile, or the name with @.',
					'frontage'
				) }
				value={ address }
				onChange={ setAddress }
			/>
			<Button
				variant="primary"
				__next40pxDefaultSize
				accessibleWhenDisabled
				disabled={ ! address.trim() || state.isBusy }
				isBusy={ state.isBusy }
				onClick={ () => void find() }
			>
				{ __( 'Show feed', 'frontage' ) }
			</Button>
			{ state.problem && (
				<Notice status="error" isDismissible={ false }>
					{ state.problem }
				</Notice>
			) }
		</>
	);
}

/** The second step: whether the network's key is there. */
function Connection( {
	title = '',
	isThere,
}: {
	title?: string;
	isThere?: boolean;
} ) {
	if ( isThere === undefined ) {
		return null;
	}
	return isThere ? (
		<p>
			{ sprintf(
				/* translators: %s: name of a network. */
				__( '2. %s is ready.', 'frontage' ),
				title
			) }
		</p>
	) : (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: name of a network. */
				__(
					'2. Connect %s under Frontage → Integrations, then come back.',
					'frontage'
				),
				title
			) }{ ' ' }
			<KeysLink />
		</Notice>
	);
}
