/** Portraits, one composition for everybody. */
import {
	BLUSH,
	BRICK,
	CLAY,
	CREAM,
	ellipse,
	INK,
	line,
	MIST,
	mix,
	OCHRE,
	path,
	PINE,
	PLUM,
	SAGE,
	SAND,
	rect,
} from '../shapes.mjs';

/**
 * @typedef {Object} Person
 * @property {string} ground  Color behind everything.
 * @property {string} disc    Color of the circle behind the head.
 * @property {string} skin    Color.
 * @property {string} hair    Color.
 * @property {string} cloth   Color.
 * @property {string} back    Hair behind the head, as path data.
 * @property {string} front   Hair before the face, as path data.
 * @property {string} [extra] What else is worn.
 */

/**
 * @param {Person} person
 * @return {( width: number, height: number ) => string} Draws it, 1200 by 1500.
 */
const portrait =
	( { ground, disc, skin, hair, cloth, back, front, extra = '' } ) =>
	( width, height ) => {
		const shade = mix( skin, BRICK, 0.28 );
		return (
			rect( -20, -20, width + 40, height + 40, ground ) +
			ellipse( 600, 640, 440, 440, disc ) +
			path( back, hair ) +
			path( 'M520 820h160v240q-80 70 -160 0Z', shade ) +
			path(
				`M120 ${ height + 20 }C130 1180 300 1080 500 1030Q600 1110 700 1030C900 1080 1070 1180 1080 ${ height + 20 }Z`,
				cloth
			) +
			path(
				`M640 ${ height + 20 }C700 1300 690 1120 700 1030C900 1080 1070 1180 1080 ${ height + 20 }Z`,
				mix( cloth, INK, 0.2 )
			) +
			path(
				'M490 1034Q600 1150 710 1034L690 1010Q600 1080 510 1010Z',
				mix( cloth, CREAM, 0.4 )
			) +
			ellipse( 388, 690, 40, 58, shade ) +
			ellipse( 812, 690, 40, 58, shade ) +
			path(
				'M392 600C392 440 480 390 600 390S808 440 808 600V700C808 850 710 930 600 930S392 850 392 700Z',
				skin
			) +
			path(
				'M650 394C760 410 808 480 808 600V700C808 850 710 930 600 930C720 860 730 720 700 620C690 560 680 470 650 394Z',
				shade,
				'opacity=".55"'
			) +
			ellipse( 470, 770, 46, 30, CLAY, 'opacity=".35"' ) +
			ellipse( 732, 770, 46, 30, CLAY, 'opacity=".4"' ) +
			line( 'M466 676q34 24 68 0M666 676q34 24 68 0', INK, 11 ) +
			line(
				'M458 606q42 -26 84 -4M658 602q42 -22 84 4',
				mix( hair, INK, 0.4 ),
				13
			) +
			line( 'M604 660Q572 744 612 756', mix( skin, BRICK, 0.55 ), 10 ) +
			line( 'M536 824Q600 872 664 824', BRICK, 13 ) +
			path( front, hair ) +
			extra
		);
	};

export const ada = portrait( {
	ground: mix( SAGE, MIST, 0.35 ),
	disc: mix( MIST, CREAM, 0.5 ),
	skin: BLUSH,
	hair: BRICK,
	cloth: PINE,
	back: 'M330 700C290 420 430 300 600 300S910 420 870 700C880 860 900 980 850 1090H350C300 980 320 860 330 700Z',
	front: 'M380 640C380 430 520 330 640 350C780 350 830 470 826 650C800 560 740 500 660 450C600 540 470 560 380 640Z',
	extra:
		ellipse( 376, 770, 15, 22, OCHRE ) + ellipse( 824, 770, 15, 22, OCHRE ),
} );

export const ben = portrait( {
	ground: mix( OCHRE, SAND, 0.3 ),
	disc: mix( SAND, CREAM, 0.6 ),
	skin: mix( BRICK, BLUSH, 0.36 ),
	hair: INK,
	cloth: CREAM,
	back: 'M380 620C360 400 470 330 600 330S840 400 820 620Z',
	front: 'M384 600C370 450 470 320 600 322S830 450 816 600C790 540 780 500 770 474C690 440 510 440 430 474C420 500 404 540 384 600ZM392 700C392 850 480 936 600 940S808 850 808 700C790 780 760 800 690 796C650 772 550 772 510 796C440 800 410 780 392 700Z',
	extra:
		line( 'M536 836Q600 880 664 836', mix( CLAY, BLUSH, 0.4 ), 13 ) +
		`<g fill="none" stroke="${ INK }" stroke-width="11"><circle cx="500" cy="676" r="66"/><circle cx="700" cy="676" r="66"/><path d="M566 668q34 -20 68 0"/></g>`,
} );

export const noor = portrait( {
	ground: mix( PLUM, BLUSH, 0.3 ),
	disc: mix( BLUSH, CLAY, 0.15 ),
	skin: mix( BLUSH, CLAY, 0.34 ),
	hair: mix( INK, PLUM, 0.3 ),
	cloth: OCHRE,
	back: 'M470 330C450 220 540 180 600 180S750 220 730 330C850 360 880 480 850 640L840 760H360L350 640C320 480 350 360 470 330Z',
	front: 'M380 640C370 450 470 350 600 350S830 450 820 640C800 560 760 500 600 440C440 500 400 560 380 640Z',
	extra:
		line( 'M470 330Q600 380 730 330', CLAY, 26 ) +
		line( 'M470 1090Q600 1200 730 1090', CREAM, 9 ),
} );

export const emil = portrait( {
	ground: mix( PINE, SAGE, 0.35 ),
	disc: mix( SAGE, MIST, 0.35 ),
	skin: mix( BLUSH, CREAM, 0.25 ),
	hair: mix( MIST, INK, 0.14 ),
	cloth: CLAY,
	back: 'M370 640C340 440 440 360 600 360S860 440 830 640L820 760H380Z',
	front: 'M384 620C380 500 420 430 470 430C420 520 410 560 384 620ZM816 620C820 500 780 430 730 430C780 520 790 560 816 620ZM500 812Q556 770 600 796Q644 770 700 812Q650 846 600 830Q550 846 500 812Z',
	extra:
		path(
			'M352 480C350 330 470 270 600 270S850 330 848 480Q600 400 352 480Z',
			mix( PINE, INK, 0.35 )
		) +
		path(
			'M340 500C480 410 720 410 860 500Q880 540 840 536Q600 450 360 536Q320 540 340 500Z',
			mix( PINE, INK, 0.55 )
		),
} );

export const dilek = portrait( {
	ground: mix( CLAY, BLUSH, 0.35 ),
	disc: mix( BLUSH, CREAM, 0.55 ),
	skin: mix( BLUSH, OCHRE, 0.16 ),
	hair: mix( PINE, MIST, 0.18 ),
	cloth: PLUM,
	back: 'M360 660C330 420 450 320 600 320S870 420 840 660C860 800 830 900 790 990C720 1080 480 1080 410 990C370 900 340 800 360 660Z',
	front: 'M360 700C330 420 450 320 600 320S870 420 840 700C860 880 760 1000 600 1010S340 880 360 700ZM430 690C430 850 500 925 600 925S770 850 770 690C760 520 700 450 600 450S440 520 430 690Z" fill-rule="evenodd',
	extra:
		line( 'M400 560Q480 420 600 420T800 560', SAGE, 10 ) +
		path(
			'M420 960Q600 1100 790 960Q800 1060 700 1110Q600 1150 500 1110Q400 1060 420 960Z',
			mix( PINE, INK, 0.1 )
		),
} );
