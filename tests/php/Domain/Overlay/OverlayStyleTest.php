<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Overlay;

use Frontage\Base\Html\Html;
use Frontage\Domain\Overlay\Overlay_Style;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;

/** Tests how overlays look: nothing is added by default, and nothing unsafe ever. */
final class OverlayStyleTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Overlay_Style::reset();
	}

	protected function tearDown(): void {
		Overlay_Style::reset();
		parent::tearDown();
	}

	public function test_adds_nothing_by_default(): void {
		$dialog   = array( 'class' => 'is-medium' );
		$defaults = array(
			'entrance'   => 'default',
			'veil'       => '',
			'veilBlur'   => 0,
			'isSheet'    => false,
			'focus'      => 'default',
			'closePlace' => 'end',
		);
		self::assertSame( $dialog, Overlay_Style::dress( $dialog, $defaults ) );
		self::assertSame( '', (string) Overlay_Style::style( $defaults ) );
		self::assertSame( '<p>A</p>', (string) Overlay_Style::focus( Html::raw( '<p>A</p>' ), $defaults ) );
	}

	public function test_the_look_does_not_change_the_generated_id(): void {
		$id = static function ( string $attributes ): string {
			Ids::reset();
			$html = do_blocks( "<!-- wp:frontage/modal $attributes --><p>A</p><!-- /wp:frontage/modal -->" );
			preg_match( '/<dialog id="([^"]+)"/', $html, $found );
			return $found[1] ?? '';
		};
		self::assertNotSame( '', $id( '{}' ) );
		self::assertSame( $id( '{}' ), $id( '{"entrance":"zoom","veil":"#000"}' ) );
		self::assertSame( $id( '{}' ), $id( '{"className":"is-style-ink"}' ) );
		self::assertSame( $id( '{"className":"mine"}' ), $id( '{"className":"mine is-style-accent"}' ) );
		self::assertNotSame( $id( '{}' ), $id( '{"className":"mine"}' ) );
	}

	public function test_a_block_style_colors_the_dialog(): void {
		foreach ( array( 'modal', 'off-canvas', 'subscribe-overlay' ) as $block ) {
			Overlay_Style::reset();
			$html = do_blocks( "<!-- wp:frontage/$block {\"className\":\"is-style-ink\"} --><p>A</p><!-- /wp:frontage/$block -->" );
			self::assertMatchesRegularExpression( '/__dialog [^"]*frontage-overlay-look is-ink/', $html, $block );
			self::assertStringContainsString( '.is-ink', $html, $block );
		}
		$dialog = array( 'class' => 'is-medium' );
		self::assertSame( $dialog, Overlay_Style::dress( $dialog, array( 'className' => 'not-is-style-ink is-style-inked' ) ) );
	}

	public function test_drops_what_is_not_a_color_or_a_known_choice(): void {
		$dialog = Overlay_Style::dress(
			array(),
			array(
				'veil'       => 'red;background:url(//x.test)',
				'entrance'   => 'x" onclick="',
				'closePlace' => array(),
				'veilBlur'   => 'a',
			)
		);
		self::assertSame( array(), $dialog );
		$dialog = Overlay_Style::dress(
			array(),
			array(
				'veil'     => 'var(--wp--preset--color--accent-1)',
				'veilBlur' => 900,
			)
		);
		self::assertSame( 'frontage-overlay-look has-veil has-blur', $dialog['class'] );
		self::assertSame(
			array(
				'--frontage-overlay-veil' => 'var(--wp--preset--color--accent-1)',
				'--frontage-overlay-blur' => '40px',
			),
			$dialog['style']
		);
	}

	public function test_prints_the_styles_once(): void {
		$look = array( 'entrance' => 'zoom' );
		self::assertStringContainsString( 'opens-zoom', (string) Overlay_Style::style( $look ) );
		self::assertSame( '', (string) Overlay_Style::style( $look ) );
	}

	public function test_the_first_field_gets_the_focus_but_no_trap(): void {
		$form = '<form><input type="hidden"><input tabindex="-1"><input type="checkbox"><input type="email"><input></form>';
		self::assertSame(
			str_replace( '<input type="email">', '<input autofocus type="email">', $form ),
			(string) Overlay_Style::focus( Html::raw( $form ), array( 'focus' => 'field' ) )
		);
		self::assertSame(
			'<div autofocus tabindex="-1"><p></p></div>',
			(string) Overlay_Style::focus( Html::raw( '<div><p></p></div>' ), array( 'focus' => 'dialog' ) )
		);
	}
}
