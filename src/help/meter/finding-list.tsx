import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution, info } from '@wordpress/icons';
import type { Finding } from '@frontage/editor';
import { FixButton } from './fix-button';

interface Props {
	findings: Finding[];
}

/** Issues, worst first; clicking one selects its block. */
export function FindingList( { findings }: Props ) {
	const problems = findings.filter( ( { level } ) => level === 'problem' );
	const hints = findings.filter( ( { level } ) => level === 'hint' );
	return (
		<>
			<p className="frontage-findings__count" role="status">
				{ summary( problems.length, hints.length ) }
			</p>
			<ul className="frontage-findings">
				{ [ ...problems, ...hints ].map( ( finding ) => (
					<Item
						key={ `${ finding.clientId } ${ finding.title }` }
						{ ...finding }
					/>
				) ) }
			</ul>
		</>
	);
}

function summary( problems: number, hints: number ): string {
	if ( ! problems && ! hints ) {
		return __( 'No issues found.', 'frontage' );
	}
	/* translators: %d: number of findings. */
	const first = _n( '%d problem', '%d problems', problems, 'frontage' );
	/* translators: %d: number of findings. */
	const second = _n( '%d suggestion', '%d suggestions', hints, 'frontage' );
	return [
		problems && sprintf( first, problems ),
		hints && sprintf( second, hints ),
	]
		.filter( Boolean )
		.join( ', ' );
}

function Item( finding: Finding ) {
	const { clientId, level, name, title, why, fix } = finding;
	const { selectBlock, flashBlock } = useDispatch( blockEditorStore );
	const select = () => {
		selectBlock( clientId );
		flashBlock( clientId );
	};
	return (
		<li className={ `frontage-finding is-${ level }` }>
			<Button
				className="frontage-finding__title"
				icon={ level === 'problem' ? caution : info }
				onClick={ select }
			>
				<span>
					{ title }
					<span className="frontage-finding__block">
						{ getBlockType( name )?.title ?? name }
					</span>
				</span>
			</Button>
			<p>{ why }</p>
			{ fix && <FixButton fix={ fix } clientId={ clientId } /> }
		</li>
	);
}
