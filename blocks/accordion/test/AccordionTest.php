<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Accordion\Test;

use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;


/** Tests the server output of an accordion beyond the fixtures: modes, link targets and malicious attributes. */
final class AccordionTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
	}

	public function test_one_group_and_one_open_item_unless_many_may_be_open(): void {
		$items = array( array( 'isOpen' => true ), array( 'isOpen' => true ), array() );
		foreach ( array( 'single', 'collapsible' ) as $mode ) {
			$html = $this->accordion( array( 'openMode' => $mode ), $items );
			$this->assertSame( 1, substr_count( $html, ' open=""' ), $mode );
			preg_match_all( '/<details[^>]* name="([^"]+)"/', $html, $names );
			$this->assertCount( 3, $names[1], $mode );
			$this->assertCount( 1, array_unique( $names[1] ), $mode );
		}
		$html = $this->accordion( array( 'openMode' => 'multiple' ), $items );
		$this->assertSame( 2, substr_count( $html, ' open=""' ) );
		$this->assertDoesNotMatchRegularExpression( '/<details[^>]* name=/', $html );
	}

	public function test_only_single_needs_a_script(): void {
		$this->assertStringContainsString( '<frontage-island', $this->accordion( array(), array( array() ) ) );
		$this->assertStringNotContainsString(
			'<frontage-island',
			$this->accordion( array( 'openMode' => 'collapsible' ), array( array() ) )
		);
		$this->assertStringNotContainsString( '<frontage-island', $this->accordion( array( 'openMode' => 'multiple' ), array( array() ) ) );
	}

	public function test_two_identical_accordions_are_separate_groups_with_unique_ids(): void {
		$one  = $this->markup( array(), array( array( 'title' => 'Rye' ), array( 'anchor' => 'wheat' ) ) );
		$html = $this->render( $one . $one );
		preg_match_all( '/<details[^>]* name="([^"]+)"/', $html, $names );
		$this->assertCount( 2, array_unique( $names[1] ) );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		$this->assertCount( 4, $ids[1] );
		$this->assertSame( $ids[1], array_unique( $ids[1] ) );
	}

	public function test_the_id_is_inside_the_item_where_the_browser_opens_it(): void {
		$html = $this->accordion( array(), array( array( 'anchor' => 'rye' ) ) );
		$this->assertMatchesRegularExpression( '/<div class="frontage-accordion__panel" id="rye">/', $html );
		$this->assertSame( 1, substr_count( $html, 'id="rye"' ) );
	}

	public function test_older_markup_is_kept_where_wordpress_cannot_add_the_id(): void {
		$supports = \WP_Block_Supports::get_instance();
		$supports->register(
			'frontage-test',
			array(
				'apply' => static fn ( $type, array $attributes ): array => isset( $attributes['anchor'] )
					? array( 'id' => $attributes['anchor'] )
					: array(),
			)
		);
		$html = $this->accordion( array( 'anchor' => 'loaves' ), array( array( 'anchor' => 'rye' ) ) );
		$supports->register( 'frontage-test', array() );
		$this->assertSame( 1, substr_count( $html, 'id="loaves"' ) );
		$this->assertSame( 1, substr_count( $html, 'id="rye"' ) );
		$this->assertMatchesRegularExpression( '/<div class="frontage-accordion__panel" id="rye">/', $html );
	}

	public function test_hostile_attributes_stay_harmless(): void {
		$html = $this->accordion(
			array(
				'headingLevel' => 'img src=x onerror=alert(1)',
				'icon'         => '"><script>alert(1)</script>',
				'iconSide'     => array( 'start' ),
				'duration'     => 'red;} *{display:none',
				'anchor'       => '"><svg onload=alert(1)>',
			),
			array(
				array( 'title' => '<a href="javascript:alert(1)">T</a><img src=x onerror=alert(1)><script>alert(1)</script>' ),
				array( 'title' => array( 'no text' ) ),
			)
		);
		$this->assertStringContainsString( '<h3 class="frontage-accordion__title">T', $html );
		$this->assertStringContainsString( 'Item 2', $html );
		foreach ( array( '<img', '<svg', '<script', '<a ', 'onerror=', 'display:none' ) as $bad ) {
			$this->assertStringNotContainsString( $bad, $html );
		}
	}

	public function test_the_duration_is_kept_in_bounds(): void {
		$this->assertStringContainsString(
			'--frontage-accordion-duration:5000ms',
			$this->accordion( array( 'duration' => 999999 ), array( array() ) )
		);
		$this->assertStringContainsString(
			'--frontage-accordion-duration:0ms',
			$this->accordion( array( 'duration' => -5 ), array( array() ) )
		);
		$this->assertStringNotContainsString( '--frontage-accordion-duration', $this->accordion( array(), array( array() ) ) );
	}

	/**
	 * Renders an accordion.
	 *
	 * @param array<string, mixed> $attributes Accordion attributes.
	 * @param list<array<string, mixed>> $items Attributes of the items.
	 */
	private function accordion( array $attributes, array $items ): string {
		return $this->render( $this->markup( $attributes, $items ) );
	}

	/**
	 * Returns an accordion's saved markup.
	 *
	 * @param array<string, mixed> $attributes Accordion attributes.
	 * @param list<array<string, mixed>> $items Attributes of the items.
	 */
	private function markup( array $attributes, array $items ): string {
		$inner = implode(
			'',
			array_map(
				static fn ( array $item ): string => get_comment_delimited_block_content( 'frontage/accordion-item', $item, '<p>Text</p>' ),
				$items
			)
		);
		return get_comment_delimited_block_content( 'frontage/accordion', $attributes, $inner );
	}
}
