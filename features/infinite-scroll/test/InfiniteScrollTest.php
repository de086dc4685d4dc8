<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features;

use Frontage\Base\Settings\Options;
use Frontage\Features\Infinite_Scroll\Infinite_Scroll;
use Frontage\Tests\TestCase;


/**
 * Tests the server side of infinite scroll.
 *
 * It is printed where a list has several pages, with the owner's settings.
 */
final class InfiniteScrollTest extends TestCase {
	public function test_is_off_by_default(): void {
		self::assertFalse( Options::is_on( 'features', 'infinite-scroll' ) );
	}

	public function test_runs_only_on_lists_with_several_pages(): void {
		$post = $this->make_post();
		self::assertSame( '', $this->printed( "/?p=$post" ) );
		self::assertSame( '', $this->printed( '/?s=no-such-words' ) );
		$this->make_many_posts( 12 );
		self::assertStringContainsString( 'name="infinite-scroll"', $this->printed( '/?s=Seeded' ) );
	}

	public function test_has_the_limits_and_texts_of_the_specification(): void {
		$this->make_many_posts( 12 );
		$props = $this->props( '/?s=Seeded' );
		self::assertSame( 1, $props['page'] );
		self::assertSame( 'div.post', $props['items'] );
		self::assertSame( 'Loading the next set of posts...', $props['words']['loading'] );
		self::assertStringContainsString( 'the end of the internet', $props['words']['end'] );
		self::assertSame( array( 'feed', 'places' ), array_keys( $props['parts'] ) );
	}

	public function test_tells_only_the_owner_that_the_navigation_is_missing(): void {
		$this->make_many_posts( 12 );
		self::assertSame( '', $this->props( '/?s=Seeded' )['words']['missing'] );
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertSame( 'Navigation selector not found', $this->props( '/?s=Seeded' )['words']['missing'] );
	}

	public function test_follows_the_settings(): void {
		$this->make_many_posts( 25 );
		update_option(
			Options::OPTION,
			array(
				'values' => array(
					'infinite-scroll' => array(
						'pages'      => 0,
						'most'       => 2,
						'places'     => false,
						'move'       => true,
						'end'        => 'That is all.',
						'items'      => '.story',
						'navigation' => '#pages',
					),
				),
			)
		);
		$props = $this->props( '/?s=Seeded&paged=2' );
		self::assertSame(
			array( 2, 0, 2, '.story', '#pages' ),
			array( $props['page'], $props['pages'], $props['most'], $props['items'], $props['navigation'] )
		);
		self::assertSame( array( 'feed', 'move' ), array_keys( $props['parts'] ) );
		self::assertSame( 'That is all.', $props['words']['end'] );
		self::assertStringContainsString( 'Previous posts', $this->printed( '/?s=Seeded&paged=2' ) );
	}

	private function printed( string $address ): string {
		$this->go_to( $address );
		ob_start();
		( new Infinite_Scroll() )->print();
		return (string) ob_get_clean();
	}

	/** @return array<string, mixed> */
	private function props( string $address ): array {
		preg_match( '/props="([^"]*)"/', $this->printed( $address ), $found );
		return (array) json_decode( html_entity_decode( $found[1] ?? '', ENT_QUOTES ), true, 16, JSON_THROW_ON_ERROR );
	}
}
