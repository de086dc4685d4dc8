<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Anti_Spam;

use Frontage\Domain\Render\Runtime;
use Frontage\Features\Anti_Spam\Anti_Spam;
use Frontage\Features\Anti_Spam\Counts;
use Frontage\Tests\TestCase;


/**
 * Tests how the server interprets the counts.
 *
 * People pass, robots do not, and only pages with a form get the recorder.
 */
final class AntiSpamTest extends TestCase {
	public function test_scores(): void {
		$score = static fn ( array $fields ): int => Counts::of( $fields )->score();
		self::assertSame( 0, $score( array() ), 'No script, no judgement.' );
		self::assertSame(
			0,
			$score(
				array(
					'ak_bib'  => '1000',
					'ak_bfs'  => '9000',
					'ak_bkpc' => '20',
				)
			)
		);
		self::assertSame(
			90,
			$score(
				array(
					'ak_bib' => '1000',
					'ak_bfs' => '1200',
				)
			)
		);
		self::assertSame( 50, $score( array( 'ak_bfs' => '9000' ) ) );
		self::assertSame( 90, $score( array( 'subscriber_info' => 'ak_bib=1000&ak_bfs=1200&ak_bkpc=0' ) ) );
	}

	public function test_trusts_only_the_form(): void {
		$counts = Counts::of(
			array(
				'ak_bfs'  => '<b>',
				'ak_bib'  => array( 'x' ),
				'ak_bkp'  => str_repeat( '1', 3000 ),
				'ak_evil' => '1',
				'ak_bsc'  => '3',
			)
		);
		self::assertSame( array( 'bsc' => '3' ), $counts->values );
	}

	public function test_adds_to_the_spam_score_of_submissions(): void {
		( new Anti_Spam() )->boot();
		$_POST = array( 'ak_bib' => '1000', 'ak_bfs' => '1200' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( 90, apply_filters( 'frontage_spam_score', 10, 'newsletter', array() ) );
		$_POST = array();
		self::assertSame( 10, apply_filters( 'frontage_spam_score', 10, 'newsletter', array() ) );
	}

	public function test_loads_only_with_a_form_that_posts(): void {
		$documents = array(
			'<form method="get"></form>'     => false,
			'<p>method="post"</p>'           => false,
			'<form class="x" method="post">' => true,
		);
		foreach ( $documents as $html => $is_wanted ) {
			Runtime::reset();
			$feature = new Anti_Spam();
			$feature->boot();
			self::assertSame( $html, apply_filters( 'widget_text', $html ) );
			self::assertSame( $is_wanted, Runtime::is_needed(), $html );
		}
	}
}
