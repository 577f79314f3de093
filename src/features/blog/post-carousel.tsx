import { useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import 'swiper/css';
import styles from './post-carousel.module.css';
import { PostSlide } from './post-slide.tsx';

/** Each slide is shown for `delay` milliseconds. */
const AUTOPLAY = { delay: 7000, pauseOnMouseEnter: true, disableOnInteraction: false };

/**
 * By window width in pixels: one slide, two from 720 (45rem), three from 1088 (68rem). Swiper takes the space between slides
 * only as a number of pixels, so each step, and one more at 1600, approximates the fluid token `--gap`.
 */
const BREAKPOINTS = {
  0: { slidesPerView: 1, spaceBetween: 20 },
  720: { slidesPerView: 2, spaceBetween: 26 },
  1088: { slidesPerView: 3, spaceBetween: 32 },
  1600: { slidesPerView: 3, spaceBetween: 40 },
};

/** The newest posts in a loop. It moves by itself unless paused, hovered or focused; under reduced motion it starts paused. */
export function PostCarousel({ posts }: { posts: readonly PostSummary[] }) {
  const swiper = useRef<SwiperInstance>(undefined);
  const [firstVisible, setFirstVisible] = useState(0);
  const [perView, setPerView] = useState(1);
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new posts bring new slides
  useEffect(() => {
    if (swiper.current) makeHiddenInert(swiper.current, firstVisible, perView);
  }, [firstVisible, perView, posts]);

  const togglePause = () => {
    setPaused(!isPaused);
    if (isPaused) play(swiper.current);
    else swiper.current?.autoplay.stop();
  };
  const pause = () => swiper.current?.autoplay.running && swiper.current.autoplay.pause();
  const resume = () => !isPaused && swiper.current?.autoplay.resume();

  return (
    <section aria-roledescription="carousel" aria-label="Latest posts" onFocus={pause} onBlur={resume}>
      <Swiper
        modules={[A11y, Autoplay, Keyboard]}
        wrapperTag="ul"
        loop
        rewind={false}
        speed={prefersReducedMotion() ? 0 : 400}
        keyboard={{ enabled: true, onlyInViewport: true }}
        autoplay={AUTOPLAY}
        a11y={{
          slideRole: 'listitem',
          slideLabelMessage: '{{index}} of {{slidesLength}}',
          // Only visible slides can take the focus, so there is nothing to scroll to.
          scrollOnFocus: false,
        }}
        breakpoints={BREAKPOINTS}
        onSwiper={(instance) => {
          swiper.current = instance;
          if (isPaused) instance.autoplay.stop();
          setPerView(Number(instance.params.slidesPerView));
        }}
        onTransitionEnd={endTransitionAtSpeed0}
        onRealIndexChange={({ realIndex }) => setFirstVisible(realIndex)}
        onBreakpoint={(_, { slidesPerView }) => setPerView(Number(slidesPerView))}
      >
        {posts.map((post) => (
          <SwiperSlide key={post.slug} tag="li" className={styles.slide}>
            <PostSlide post={post} />
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.bar}>
        <p className={`${styles.count} label`}>{rangeShown(firstVisible, perView, posts.length)}</p>
        <IconButton
          icon={isPaused ? 'resume' : 'pause'}
          label={isPaused ? 'Play the slides' : 'Pause the slides'}
          onClick={togglePause}
        />
        <IconButton icon="prev" label="Previous post" onClick={() => swiper.current?.slidePrev()} />
        <IconButton icon="arrow" label="Next post" onClick={() => swiper.current?.slideNext()} />
      </div>
    </section>
  );
}

/** Keeps slides that are out of view from being tabbed to or read out, except one that holds the focus. */
function makeHiddenInert({ slides }: SwiperInstance, firstVisible: number, perView: number): void {
  for (const [position, slide] of slides.entries()) {
    const index = Number(slide.dataset.swiperSlideIndex ?? position);
    const stepsAfterFirst = (index - firstVisible + slides.length) % slides.length;
    slide.toggleAttribute('inert', stepsAfterFirst >= perView && !slide.contains(document.activeElement));
  }
}

/** Restarts the rotation with the full time for the current slide. After an earlier hover, `start` alone would leave it paused. */
function play(swiper: SwiperInstance | undefined): void {
  swiper?.autoplay.start();
  swiper?.autoplay.resume();
}

/** Autoplay times the next slide from the DOM event `transitionend`. At speed 0 browsers send none, so this does. */
function endTransitionAtSpeed0({ params, wrapperEl }: SwiperInstance): void {
  if (params.speed === 0) wrapperEl.dispatchEvent(new Event('transitionend'));
}

/** The visible slides, for instance "9–1 / 10". */
function rangeShown(firstVisible: number, perView: number, total: number): string {
  const shown = Math.min(perView, total);
  const last = ((firstVisible + shown - 1) % total) + 1;
  return shown > 1 ? `${firstVisible + 1}–${last} / ${total}` : `${firstVisible + 1} / ${total}`;
}
