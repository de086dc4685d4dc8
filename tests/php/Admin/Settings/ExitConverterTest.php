<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Admin\Exit_Converter\Backups;
use Frontage\Admin\Exit_Converter\Replacement;
use Frontage\Base\Store\Tables;
use PHPUnit\Framework\Attributes\Group;

/** Tests the replacement of our blocks: what is listed, what is refused, and that undo restores every byte. */
#[Group( 'once' )]
final class ExitConverterTest extends Exit_Converter_TestCase {
	/** @return list<array<string, mixed>> */
	private function places(): array {
		return self::read( $this->get( '/exit-converter/places' ) )['places'];
	}

	public function test_lists_drafts_templates_and_patterns_but_no_trash_and_no_revisions(): void {
		foreach ( array( 'draft', 'private', 'future', 'trash', 'auto-draft' ) as $status ) {
			$ids[ $status ] = $this->ours( array( 'post_status' => $status ) );
		}
		foreach ( array( 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation', 'revision' ) as $type ) {
			$ids[ $type ] = $this->ours( array( 'post_type' => $type ) );
		}
		$ids['plain'] = $this->make_post( array( 'post_content' => 'About frontage and <!-- wp:paragraph -->' ) );
		unset( $ids['trash'], $ids['auto-draft'], $ids['revision'], $ids['plain'] );
		self::assertSame( array_map( 'strval', array_values( $ids ) ), array_column( $this->places(), 'id' ) );
		self::assertSame( count( $ids ), self::read( $this->get( '/exit-converter' ) )['places'] );
	}

	public function test_lists_settings_of_extensions_on_blocks_of_wordpress(): void {
		$extended = '<!-- wp:paragraph {"frontage":{"tooltip":{"text":"x"}}} --><p>x</p><!-- /wp:paragraph -->';
		$id       = $this->make_post( array( 'post_content' => $extended ) );
		self::assertSame( array( (string) $id ), array_column( $this->places(), 'id' ) );
	}

	public function test_goes_on_after_a_batch(): void {
		$ids   = array_map( fn (): int => $this->ours(), range( 1, 60 ) );
		$found = array();
		$after = 0;
		do {
			$batch = self::read( $this->get( '/exit-converter/places', array( 'after' => $after ) ) );
			$found = array_merge( $found, array_column( $batch['places'], 'id' ) );
			$after = $batch['next'];
		} while ( $after > 0 );
		self::assertSame( array_map( 'strval', $ids ), $found );
	}

	public function test_replaces_without_news_and_restores_every_byte(): void {
		$id     = $this->ours( array( 'post_date' => '2020-01-02 03:04:05' ) );
		$before = (array) get_post( $id, ARRAY_A );
		delete_post_meta( $id, '_encloseme' );
		wp_unschedule_hook( 'do_pings' );
		$pinged = did_action( 'publish_post' );
		self::assertSame( 200, $this->save( $id )->get_status() );
		$after = (array) get_post( $id, ARRAY_A );
		self::assertSame( self::CORES, $after['post_content'] );
		unset( $after['post_content'] );
		self::assertSame( array_diff_key( $before, array( 'post_content' => '' ) ), $after );
		self::assertGreaterThan( $pinged, did_action( 'publish_post' ), 'Caches are told.' );
		self::assertSame( '', get_post_meta( $id, '_encloseme', true ) );
		self::assertFalse( wp_next_scheduled( 'do_pings' ) );
		self::assertSame( array(), $this->places() );
		self::assertSame( 1, self::read( $this->get( '/tools' ) )['converted'] );

		self::assertSame( 1, self::read( $this->post( '/exit-converter/undo' ) )['restored'] );
		self::assertSame( $before, get_post( $id, ARRAY_A ) );
		self::assertSame( 0, Backups::count() );
	}

	public function test_a_missed_schedule_is_not_published_by_it(): void {
		global $wpdb;
		$id = $this->ours( array( 'post_status' => 'draft' ) );
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'future' ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		self::assertSame( 200, $this->save( $id )->get_status() );
		self::assertSame( 'future', get_post_status( $id ) );
	}

	public function test_refuses_what_changed_meanwhile(): void {
		$id = $this->ours();
		self::assertSame( 409, $this->save( $id, self::CORES, 'something else' )->get_status() );
		self::assertSame( self::OURS, get_post( $id )?->post_content );
		self::assertSame( 0, Backups::count() );
	}

	public function test_refuses_what_another_user_is_editing(): void {
		$id    = $this->ours();
		$other = $this->make_user( 'editor' );
		update_post_meta( $id, '_edit_lock', time() . ":$other" );
		self::assertSame( 403, $this->save( $id )->get_status() );
		$row = $this->places()[0];
		self::assertStringContainsString( 'is editing it', $row['obstacle'] );
		self::assertSame( '', $row['content'] );
	}

	public function test_refuses_html_that_the_user_may_not_save(): void {
		$deny = static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps;
		add_filter( 'map_meta_cap', $deny, 10, 2 );
		kses_init();
		$id = $this->ours();
		self::assertSame( 403, $this->save( $id, self::CORES . '<script>a()</script>' )->get_status() );
		self::assertSame( self::OURS, get_post( $id )?->post_content );
		self::assertSame( 200, $this->save( $id )->get_status() );
		self::assertSame( self::CORES, get_post( $id )->post_content );
		remove_filter( 'map_meta_cap', $deny );
		kses_init();
	}

	public function test_leaves_alone_what_changed_since(): void {
		$id = $this->ours();
		$this->save( $id );
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => 'Mine.',
			)
		);
		$answer = self::read( $this->post( '/exit-converter/undo' ) );
		self::assertSame( 0, $answer['restored'] );
		self::assertStringContainsString( 'changed since', $answer['skipped'][0]['why'] );
		self::assertSame( 'Mine.', get_post( $id )?->post_content );
	}

	public function test_replaces_widgets(): void {
		update_option(
			'widget_block',
			array(
				2              => array( 'content' => '<p>x</p>' ),
				3              => array( 'content' => self::OURS ),
				'_multiwidget' => 1,
			)
		);
		self::assertSame( array( 'widget-3' ), array_column( $this->places(), 'id' ) );
		self::assertSame( 200, $this->save( 'widget-3' )->get_status() );
		self::assertSame( array(), $this->places() );
		$this->post( '/exit-converter/undo' );
		self::assertSame( self::OURS, get_option( 'widget_block' )[3]['content'] );
		self::assertSame( '<p>x</p>', get_option( 'widget_block' )[2]['content'] );
	}

	public function test_a_widget_that_another_owner_saved_meanwhile_is_kept(): void {
		global $wpdb;
		$widgets = array(
			2              => array( 'content' => '<p>x</p>' ),
			3              => array( 'content' => self::OURS ),
			'_multiwidget' => 1,
		);
		update_option( 'widget_block', $widgets );
		self::assertCount( 1, $this->places() );
		$widgets[2]['content'] = '<p>y</p>';
		$wpdb->update( $wpdb->options, array( 'option_value' => serialize( $widgets ) ), array( 'option_name' => 'widget_block' ) );
		self::assertSame( 200, $this->save( 'widget-3' )->get_status() );
		self::assertSame( array( '<p>y</p>', self::CORES ), array_column( (array) get_option( 'widget_block' ), 'content' ) );
	}

	public function test_a_post_of_two_megabytes(): void {
		global $wpdb;
		$id      = $this->ours();
		$block   = "<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n";
		$content = self::OURS . str_repeat( sprintf( $block, str_repeat( 'Wörter \\ und mehr. ', 900 ) ), 120 );
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		self::assertGreaterThan( 2_000_000, strlen( $content ) );
		self::assertSame( $content, $this->places()[0]['content'] );
		self::assertSame( 200, $this->save( $id, str_replace( self::OURS, self::CORES, $content ), $content )->get_status() );
		$this->post( '/exit-converter/undo' );
		self::assertSame( $content, get_post( $id )?->post_content );
	}

	public function test_only_administrators(): void {
		$id = $this->ours();
		foreach (
			array(
				fn () => $this->get( '/exit-converter' ),
				fn () => $this->get( '/exit-converter/places' ),
				fn () => $this->save( $id ),
				fn () => $this->post( '/exit-converter/undo' ),
			) as $ask
		) {
			$this->assert_only_administrators( $ask );
		}
		self::assertSame( self::OURS, get_post( $id )?->post_content );
	}

	public function test_the_uninstaller_knows_the_table(): void {
		self::assertContains( Tables::name( Backups::TABLE ), Tables::all() );
	}
}
