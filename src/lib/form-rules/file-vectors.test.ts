import { checkFile, fileName } from '.';
import vectors from '../../../tests/fixtures/form-files.json';

const TYPES =
	'pdf, jpg, jpeg, png, gif, webp, txt, csv, doc, docx, xlsx, pptx, odt, rtf, zip, mp3, mp4';

interface Vector {
	about: string;
	name: string;
	text?: string;
	base64?: string;
	problem: string;
	browser?: string;
}

test.each( vectors as Vector[] )(
	'$about: $name',
	( { name, text, base64, problem, browser } ) => {
		const size = ( text ?? base64 ?? '' ).length;
		const field = {
			name: 'a',
			kind: 'file',
			types: TYPES.split( ', ' ),
		} as const;
		expect( checkFile( field, { name: fileName( name ), size } ) ).toBe(
			browser ?? problem
		);
	}
);
