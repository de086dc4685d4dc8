<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents\Test;

use Frontage\Blocks\Table_Of_Contents\Toc_Options;
use Frontage\Tests\TestCase;


/** Tests that the options of a table of contents are clamped to their bounds. */
final class BoxTest extends TestCase {
	private const USUAL = array(
		'title'           => '',
		'marker'          => 'bullets',
		'isMinimizable'   => true,
		'minimizedOn'     => 'tablet',
		'isSticky'        => true,
		'stickyDisableOn' => array( 'phone' ),
		'stickyType'      => 'custom-position',
		'stickyPlace'     => 'bottom-start',
		'stickyInset'     => 900,
		'stickyWidth'     => 5,
		'hasToTop'        => true,
		'toTopTarget'     => 'other',
		'minHeight'       => -4,
		'hasCustomStyle'  => true,
		'customStyleList' => 'url(x)',
	);

	public function test_clamps_every_option(): void {
		$box = new Toc_Options( self::USUAL );
		self::assertSame( 'Contents', $box->title() );
		self::assertSame( '(max-width: 1025px)', $box->closed_in() );
		self::assertSame( '(min-width: 768px) and (max-width: 1025px), (min-width: 1026px)', $box->floats_in() );
		self::assertSame( 'bottom-start', $box->corner() );
		self::assertSame( 'other', $box->leads_up_to() );
		self::assertSame( 'interaction visible idle media(max-width: 1025px)', $box->wake() );
		$style = array(
			'--frontage-table-of-contents-mark'  => 'disc',
			'--frontage-table-of-contents-inset' => '500px',
			'--frontage-table-of-contents-width' => '120px',
		);
		self::assertSame( $style, $box->style() );
		$odd = new Toc_Options(
			array(
				'stickyType'  => 'in-place',
				'minimizedOn' => 'desktop',
				'isSticky'    => false,
			) + self::USUAL
		);
		self::assertSame( '', $odd->corner() );
		self::assertSame( 'interaction visible', $odd->wake() );
		self::assertArrayNotHasKey( 'corner', $odd->props() );
		self::assertSame( '', ( new Toc_Options( array( 'isMinimizable' => false ) + self::USUAL ) )->closed_in() );
	}
}
