<?php
declare( strict_types=1 );

namespace Frontage\Tests\Golden;

use Frontage\Tests\Core_Html;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests which differences between two versions of WordPress golden files allow, and that they allow no other. */
final class CoreHtmlTest extends TestCase {
	/**
	 * Provides HTML of WordPress 6.7 and of 7.1.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function same(): array {
		$hash = md5( 'a' );
		return array(
			'a paragraph'              => array( '<p>Bread</p>', '<p class="wp-block-paragraph">Bread</p>' ),
			'a paragraph with classes' => array(
				'<p style="color:red" class="has-color">Bread</p>',
				'<p style="color:red" class="has-color wp-block-paragraph">Bread</p>',
			),
			'a layout'                 => array(
				'<div class="is-layout-flow wp-block-tab-is-layout-flow">',
				'<div class="is-layout-flow wp-block-frontage-tab-is-layout-flow">',
			),
			'a style variation'        => array( "<a class=\"is-style-outline--$hash\">", '<a class="is-style-outline--12">' ),
			'a social link'            => array(
				'<li class="wp-social-link wp-social-link-x  wp-block-social-link">',
				'<li class="wp-social-link wp-social-link-x wp-block-social-link">',
			),
			'joined styles'            => array( '<p style="top:0; padding:1px; margin:0;">', '<p style="top:0;padding:1px;margin:0">' ),
		);
	}

	#[DataProvider( 'same' )]
	public function test_ignores_what_wordpress_changed( string $old, string $recent ): void {
		self::assertSame( Core_Html::normalize( $old ), Core_Html::normalize( $recent ) );
	}

	/**
	 * Provides HTML that differs.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function different(): array {
		return array(
			'a class of ours'              => array( '<p>', '<p class="frontage-tabs__note">' ),
			'no paragraph'                 => array( '<div>', '<div class="wp-block-paragraph">' ),
			'the block\'s own class'       => array( '<div class="wp-block-tab">', '<div class="wp-block-frontage-tab">' ),
			'another style variation'      => array( '<a class="is-style-outline--1">', '<a class="is-style-fill--1">' ),
			'a space in a class'           => array( '<a class="a  b">', '<a class="a b">' ),
			'a declaration'                => array( '<p style="color:red;">', '<p style="color:red;margin:0">' ),
			'the order of declarations'    => array( '<p style="color:red;margin:0">', '<p style="margin:0;color:red">' ),
			'text that looks like a style' => array( '<p>a; b:c</p>', '<p>a;b:c</p>' ),
			'an attribute'                 => array( '<details open="">', '<details  open="">' ),
		);
	}

	#[DataProvider( 'different' )]
	public function test_ignores_nothing_else( string $one, string $other ): void {
		self::assertNotSame( Core_Html::normalize( $one ), Core_Html::normalize( $other ) );
	}
}
