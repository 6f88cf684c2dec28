import { componentTexts, fileExamples } from '@campus/contract/demo';
import type { ComponentType } from 'react';
import { lazyComponent } from '../../../widgets/deferred.tsx';

/** A section of the component page, loaded when it comes near. */
export interface DemoSection {
  readonly key: string;
  readonly title: string;
  readonly Shown: ComponentType;
}
const section = (key: string, title: string, load: () => Promise<ComponentType>): DemoSection => ({
  key,
  title,
  Shown: lazyComponent(`demo-${key}`, load),
});

/** The sections of 组件示例, in order: add a widget's file here to show it. */
export const demoSections: readonly DemoSection[] = [
  section('query', componentTexts.query.title, () => import('./query-section.tsx').then((m) => m.QuerySection)),
  section('departs', componentTexts.departs.title, () => import('./departs-section.tsx').then((m) => m.DepartsSection)),
  section('business', componentTexts.business.title, () =>
    import('./business-section.tsx').then((m) => m.BusinessSection),
  ),
  section('trees', componentTexts.trees.title, () => import('./trees-section.tsx').then((m) => m.TreesSection)),
  section('areas', componentTexts.areas.title, () => import('./areas-section.tsx').then((m) => m.AreasSection)),
  section('choices', componentTexts.choices.title, () => import('./choices-section.tsx').then((m) => m.ChoicesSection)),
  section('controls', componentTexts.controls.title, () =>
    import('./controls-section.tsx').then((m) => m.ControlsSection),
  ),
  section('fill', componentTexts.fill.title, () => import('./fill-section.tsx').then((m) => m.FillSection)),
  section('cron', componentTexts.cron.title, () => import('./cron-section.tsx').then((m) => m.CronSection)),
  section('upload', fileExamples.upload.title, () => import('./upload-section.tsx').then((m) => m.UploadSection)),
  section('rich-text', fileExamples.richText.title, () =>
    import('./rich-text-section.tsx').then((m) => m.RichTextSection),
  ),
  section('markdown', fileExamples.markdown.title, () =>
    import('./markdown-section.tsx').then((m) => m.MarkdownSection),
  ),
  section('code', fileExamples.code.title, () => import('./code-section.tsx').then((m) => m.CodeSection)),
  section('preview', fileExamples.preview.title, () => import('./preview-section.tsx').then((m) => m.PreviewSection)),
  section('sort', fileExamples.sort.title, () => import('./sort-section.tsx').then((m) => m.SortSection)),
  section('print', fileExamples.print.title, () => import('./print-section.tsx').then((m) => m.PrintSection)),
  section('split', fileExamples.split.title, () => import('./split-section.tsx').then((m) => m.SplitSection)),
  section('slider', fileExamples.slider.title, () => import('./slider-section.tsx').then((m) => m.SliderSection)),
];
