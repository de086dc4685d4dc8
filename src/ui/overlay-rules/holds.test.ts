import { holds } from './holds';
import type { Condition, Schedule, SeenBy } from './types';
import vectors from './vectors.json';

const SEEN: SeenBy = {
	page: [ 'inside', 'type:post', 'id:7' ],
	term: [ 'category:3' ],
	role: [ 'guest' ],
	referrer: 'https://www.example.org/',
	device: 'phone',
	date: '2030-01-15',
	time: '1894700000',
	cart: 'empty',
};

it.each( vectors as [ string, Condition | Schedule, boolean ][] )(
	'%s',
	( _, condition, expected ) => {
		expect( holds( condition, SEEN ) ).toBe( expected );
	}
);
