import { ErrorNotice, Loading, useRest, useSettings } from '../../parts';
import { Export } from './export';
import { Import } from './import';
import { ExitConverter } from './exit-converter/exit-converter';
import { OldData } from './old-data';
import { Remove } from './remove';
import './tools.scss';
import type { ToolsAnswer } from './types';
import { WhenDeleted } from './when-deleted';

/** Exports, imports and deletes Frontage's data. */
export function Screen() {
	const { data, error, reload } = useRest< ToolsAnswer >( 'tools' );
	const settings = useSettings();
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ reload } />;
	}
	if ( ! data ) {
		return <Loading />;
	}
	const refresh = () => {
		reload();
		settings.reload();
	};
	return (
		<div className="frontage-tools">
			<Export parts={ data.parts } />
			<Import tools={ data } onDone={ refresh } />
			<OldData imports={ data.imports } onDone={ reload } />
			<ExitConverter converted={ data.converted } onDone={ reload } />
			<Remove
				phrase={ data.phrase }
				converted={ data.converted }
				stored={ data.stored }
				parts={ data.parts }
				onDone={ refresh }
			/>
			<WhenDeleted stored={ data.stored } parts={ data.parts } />
		</div>
	);
}
